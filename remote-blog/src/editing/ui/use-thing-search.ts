import { useEffect, useRef, useState } from 'react';

/** Something of the site that was looked for by its name. */
export interface FoundThing {
  id: number;
  name: string;
}

type State = { step: 'idle' } | { step: 'found'; things: readonly FoundThing[] } | { step: 'failed' };

/** Looks for something; an older search never replaces what a newer one found. */
export function useThingSearch(find: (q: string, signal: AbortSignal) => Promise<readonly FoundThing[]>) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  async function run(q: string) {
    underWay.current?.abort();
    if (!q) {
      setState({ step: 'idle' });
      return;
    }
    const { signal } = (underWay.current = new AbortController());
    try {
      const things = await find(q, signal);
      if (!signal.aborted) setState({ step: 'found', things });
    } catch {
      if (!signal.aborted) setState({ step: 'failed' });
    }
  }
  return { state, run };
}
