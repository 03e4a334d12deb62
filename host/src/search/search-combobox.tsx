import type { ReactElement } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useDirection, useHrefTo, type SearchHit } from '@sahra/shared/facade';
import { inOpenAreas } from './areas.ts';
import { useHitLine } from './hit-line.ts';
import { SearchResults } from './search-results.tsx';
import { useSiteSearch } from './use-site-search.ts';

interface SearchComboboxProps {
  /** The plain field, which becomes the combobox. */
  field: ReactElement;
  /** What was in it before. */
  typed: string;
}

/** Results as one types, arrow keys to choose, Enter to open what is chosen; Enter without a choice sends the form. */
export function SearchCombobox({ field, typed }: SearchComboboxProps) {
  const direction = useDirection();
  const hrefTo = useHrefTo();
  const lineOf = useHitLine();
  const search = useSiteSearch(typed);
  const { groups, ...amount } = inOpenAreas(search.found?.groups ?? [], hrefTo);
  return (
    <DirectionProvider direction={direction}>
      <Autocomplete.Root
        inline
        open
        items={groups.map((group) => ({ ...group, items: group.hits }))}
        // The api has done that.
        filter={null}
        itemToStringValue={(hit: SearchHit) => lineOf(hit).title}
        // A pointer that rests on the list chooses nothing.
        highlightItemOnHover={false}
        value={search.query}
        onValueChange={search.type}
      >
        <Autocomplete.Input render={field} aria-expanded={amount.total > 0} />
        <SearchResults search={search} amount={amount} />
      </Autocomplete.Root>
    </DirectionProvider>
  );
}
