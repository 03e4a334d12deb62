import { useTranslation } from '@sahra/shared/facade';
import { PopoverMenu } from '../header/popover-menu.tsx';
import { SearchPanel } from './search-panel.tsx';

/** Search of the header: a button, and below it what one types and finds. */
export function SearchMenu() {
  const { t } = useTranslation('host');
  return (
    <PopoverMenu label={t('search.open')} icon="search" shape="sheet">
      <SearchPanel />
    </PopoverMenu>
  );
}
