import { useEffect, useState } from 'react';
import {
  useApp,
  useLanguage,
  useSession,
  type AppInstance,
  type ListId,
  type SessionMember,
} from '@sahra/shared/facade';
import type { PosterProgram } from '../ui/poster-program.ts';

/** What a row is the beginning of. */
export interface RowSource {
  categoryId?: number | undefined;
  list?: ListId | undefined;
}

/** As many cards as a row has in the end. */
const LENGTH = 18;

interface ReadRow {
  /** Language and source. */
  name: string;
  programs: readonly PosterProgram[];
  /** For whom it was read: children get less. */
  member: SessionMember | null;
}
/** Rows as they were last read: a page that comes back shows them at once. One tab has one app. */
const lastRead = new WeakMap<AppInstance, Map<string, ReadRow>>();

function recall(app: AppInstance, name: string, member: SessionMember | null): ReadRow | undefined {
  const row = lastRead.get(app)?.get(name);
  return row?.member === member ? row : undefined;
}

async function readRow({ api }: AppInstance, { categoryId, list }: RowSource, signal: AbortSignal) {
  const query = { pageSize: LENGTH };
  if (categoryId !== undefined)
    return (await api.get('/categories/{categoryId}/programs', { params: { categoryId }, query, signal })).items;
  return list ? (await api.get('/lists/{list}', { params: { list }, query, signal })).items : [];
}

/**
 * The programs that came with the page, and once they are wanted those behind them; undefined while none are here yet. Where they do not come,
 * the row stands without.
 */
export function useWholeRow(
  sent: readonly PosterProgram[],
  { categoryId, list }: RowSource,
  isWanted: boolean,
): readonly PosterProgram[] | undefined {
  const app = useApp();
  const { code } = useLanguage();
  const member = useSession();
  const name = `${code} ${categoryId ?? list ?? ''}`;
  const [read, setRead] = useState(() => recall(app, name, member));
  useEffect(() => {
    if (!isWanted) return undefined;
    const leave = new AbortController();
    const show = (programs: readonly PosterProgram[]) => setRead({ name, programs, member });
    readRow(app, { categoryId, list }, leave.signal).then(
      (programs) => {
        const rows = lastRead.get(app) ?? new Map<string, ReadRow>();
        lastRead.set(app, rows.set(name, { name, programs, member }));
        show(programs);
      },
      () => leave.signal.aborted || recall(app, name, member) || show([]),
    );
    return () => leave.abort();
  }, [app, name, categoryId, list, member, isWanted]);
  if (read?.name !== name) return sent.length > 0 ? sent : undefined;
  const known = new Set(sent.map(({ id }) => id));
  return [...sent, ...read.programs.filter(({ id }) => !known.has(id))];
}
