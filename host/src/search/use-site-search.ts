import { useEffect, useEffectEvent, useState } from 'react';
import { useApp, type Category, type SearchAnswer } from '@sahra/shared/facade';
import { useLookup } from '@sahra/shared/host-runtime';
import { wait } from './wait.ts';

const PAUSE_MS = 200;
/** What is offered where nothing was found. */
const CATEGORIES = { pageSize: 12 };

export interface Found extends Pick<SearchAnswer, 'groups' | 'suggestion' | 'isRelaxed'> {
  /** As it was typed. */
  typed: string;
  /** Where to look instead; empty where something was found. */
  categories: Category[];
}

/** What is typed, beginning with what was `typed` before, and what was found for it. */
export function useSiteSearch(typed: string) {
  const { api } = useApp();
  const [query, setQuery] = useState(typed);
  // A further letter aborts the wait before it becomes a request.
  const { lookup, run, reset } = useLookup(async (signal, text: string, pause: number): Promise<Found> => {
    await wait(pause, signal);
    const { groups, suggestion, isRelaxed } = await api.get('/search', { query: { q: text, pageSize: 1 }, signal });
    const { items } = groups.length > 0 ? { items: [] } : await api.get('/categories', { query: CATEGORIES, signal });
    return { typed: text, groups, suggestion, isRelaxed, categories: items };
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
