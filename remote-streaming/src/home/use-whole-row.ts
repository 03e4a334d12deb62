import { useEffect, useState } from 'react';
import { useApp, useLanguage, type AppInstance, type ListId } from '@sahra/shared/facade';
import type { PosterProgram } from '../ui/poster-program.ts';

/** What a row is the beginning of. */
export interface RowSource {
  categoryId?: number | undefined;
  list?: ListId | undefined;
}

/** As many cards as a row has in the end. */
const LENGTH = 18;

async function readRow({ api }: AppInstance, { categoryId, list }: RowSource, signal: AbortSignal) {
  const query = { pageSize: LENGTH };
  if (categoryId !== undefined)
    return (await api.get('/categories/{categoryId}/programs', { params: { categoryId }, query, signal })).items;
  return list ? (await api.get('/lists/{list}', { params: { list }, query, signal })).items : [];
}

/**
 * The programs that came with the page, and once the row is alive those behind them; undefined while none are here yet. Where they do not come,
 * the row stands without.
 */
export function useWholeRow(
  sent: readonly PosterProgram[],
  { categoryId, list }: RowSource,
): readonly PosterProgram[] | undefined {
  const app = useApp();
  const { code } = useLanguage();
  const [read, setRead] = useState<{ code: string; programs: readonly PosterProgram[] }>();
  useEffect(() => {
    const leave = new AbortController();
    readRow(app, { categoryId, list }, leave.signal).then(
      (programs) => setRead({ code, programs }),
      () => leave.signal.aborted || setRead({ code, programs: [] }),
    );
    return () => leave.abort();
  }, [app, code, categoryId, list]);
  if (read?.code !== code) return sent.length > 0 ? sent : undefined;
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...read.programs.filter(({ id }) => !known.has(id))];
}
