import { useEffect, useEffectEvent, useState } from 'react';
import { useApp, type ProgramCard } from '@sahra/shared/facade';
import { useLookup } from '@sahra/shared/host-runtime';
import { wait } from './wait.ts';

const PAUSE_MS = 200;
const MAX_SHOWN = 8;

export interface Found {
  query: string;
  programs: ProgramCard[];
}

/** What is typed, beginning with what was `typed` before, and what was found for it. */
export function useProgramSearch(typed: string) {
  const { api } = useApp();
  const [query, setQuery] = useState(typed);
  // A further letter aborts the wait before it becomes a request.
  const { lookup, run, reset } = useLookup(async (signal, text: string, pause: number): Promise<Found> => {
    await wait(pause, signal);
    const page = await api.get('/search', { query: { q: text }, signal });
    const programs = page.items.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
    return { query: text, programs: programs.slice(0, MAX_SHOWN) };
  });
  const search = (text: string, pause: number) => {
    const wanted = text.trim();
    if (wanted) void run(wanted, pause);
    else reset();
  };
  // What was typed before this code was loaded had nobody to look it up.
  const searchTyped = useEffectEvent(() => search(typed, 0));
  useEffect(() => searchTyped(), []);
  const found = lookup.state === 'done' ? lookup.result : lookup.state === 'loading' ? lookup.previous : undefined;
  return {
    query,
    found,
    state: lookup.state,
    type(text: string) {
      setQuery(text);
      search(text, PAUSE_MS);
    },
    retry: () => search(query, 0),
  };
}
