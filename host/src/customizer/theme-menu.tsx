import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { PopoverMenu } from '../header/popover-menu.tsx';
import { LoadedPanel, useThemePanel } from './loaded-panel.tsx';

/** The form for visitors without scripts. Only the server hands it in, so that no browser loads it. */
export const FormContext = createContext<ReactNode>(null);

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
