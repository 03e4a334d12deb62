import { languageOf, type AppInstance } from '@sahra/shared/facade';
import { addMessages } from '@sahra/shared/host-runtime';
import { searchMessages } from './messages.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchCombobox } from './search-combobox.tsx';

/** What the field in the header becomes, with its messages in the present language. */
export async function loadSearch({ i18n }: Pick<AppInstance, 'i18n'>) {
  const { code } = languageOf(i18n);
  addMessages(i18n, code, 'search', (await searchMessages[code]()).default);
  return { code, SearchCombobox, rememberSearch };
}
