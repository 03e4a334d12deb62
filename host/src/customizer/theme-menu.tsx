import { use } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { PopoverMenu } from '../header/popover-menu.tsx';
import { FormContext } from './form-context.ts';
import { LoadedPanel } from './loaded-panel.tsx';
import { useThemePanel } from './use-theme-panel.ts';

/** The theme customizer in the header; a plain form where no scripts run. */
export function ThemeMenu() {
  const { t } = useTranslation('host');
  const panel = useThemePanel();
  const form = use(FormContext);
  return (
    <PopoverMenu label={t('theme.label')} icon="palette" shape="card" isWideOnly onOpen={panel.load}>
      <LoadedPanel panel={panel} />
      <noscript>{form}</noscript>
    </PopoverMenu>
  );
}
