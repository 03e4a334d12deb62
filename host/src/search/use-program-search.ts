import { useState } from 'react';
import { useApp, type ProgramCard } from '@sahra/shared/facade';
import { useLookup } from '@sahra/shared/host-runtime';
import { wait } from './wait.ts';

const PAUSE_MS = 200;
const MAX_SHOWN = 8;

export interface Found {
  query: string;
  programs: ProgramCard[];
}

/** What is typed, what was found for it, and which of that the arrow keys stand on (-1: none). */
export function useProgramSearch() {
  const { api } = useApp();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  // A further letter aborts the wait before it becomes a request.
  const { lookup, run, reset } = useLookup(async (signal, text: string, pause: number): Promise<Found> => {
    await wait(pause, signal);
    const page = await api.get('/search', { query: { q: text }, signal });
    const programs = page.items.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
    return { query: text, programs: programs.slice(0, MAX_SHOWN) };
  });
  const search = (text: string, pause: number) => {
    setActive(-1);
    const wanted = text.trim();
    if (wanted) void run(wanted, pause);
    else reset();
  };
  const found = lookup.state === 'done' ? lookup.result : lookup.state === 'loading' ? lookup.previous : undefined;
  return {
    query,
    found,
    active,
    state: lookup.state,
    setActive,
    type(text: string) {
      setQuery(text);
      search(text, PAUSE_MS);
    },
    retry: () => search(query, 0),
  };
}
