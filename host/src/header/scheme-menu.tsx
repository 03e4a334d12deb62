import { useTranslation } from '@sahra/shared/facade';
import { PopoverMenu } from './popover-menu.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

/** Colour scheme picker of the header. */
export function SchemeMenu() {
  const { t } = useTranslation('host');
  return (
    <PopoverMenu label={t('scheme.label')} icon="palette" shape="card" isWideOnly>
      <SchemeChoice />
    </PopoverMenu>
  );
}
