import type { ReactElement } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useDirection } from '@sahra/shared/facade';
import { SearchResults } from './search-results.tsx';
import { useProgramSearch } from './use-program-search.ts';

interface SearchComboboxProps {
  /** The plain field, which becomes the combobox. */
  field: ReactElement;
  /** What was in it before. */
  typed: string;
}

/** Results as one types, arrow keys to choose, Enter to open what is chosen; Enter without a choice sends the form. */
export function SearchCombobox({ field, typed }: SearchComboboxProps) {
  const direction = useDirection();
  const search = useProgramSearch(typed);
  const programs = search.found?.programs ?? [];
  return (
    <DirectionProvider direction={direction}>
      <Autocomplete.Root
        inline
        open
        items={programs}
        // The api has done that.
        filter={null}
        itemToStringValue={({ title }) => title}
        // A pointer that rests on the list chooses nothing.
        highlightItemOnHover={false}
        value={search.query}
        onValueChange={search.type}
      >
        <Autocomplete.Input render={field} aria-expanded={programs.length > 0} />
        <SearchResults search={search} />
      </Autocomplete.Root>
    </DirectionProvider>
  );
}
