import { formatLabelled, useLanguage, useTranslation } from '@sahra/shared/facade';
import { LanguageLinks } from './language-links.tsx';
import { PopoverMenu } from './popover-menu.tsx';

/** Language picker of the header. */
export function LanguageMenu() {
  const { t } = useTranslation('host');
  const { code, name } = useLanguage();
  return (
    <PopoverMenu label={formatLabelled(t('language.label'), name, code)} icon="globe" shape="card" isWideOnly>
      <LanguageLinks />
    </PopoverMenu>
  );
}
