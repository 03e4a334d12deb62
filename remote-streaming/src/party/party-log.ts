import type { PartyMessage, PartyState } from '@sahra/shared/facade';

/** What happened in a party, in the order in which this browser learnt of it. */
export type LogEntry =
  | ({ kind: 'message' } & PartyMessage)
  /** Somebody came, left, or is the host now. */
  | { kind: 'came' | 'left' | 'host'; id: string; personId: number; name: string };

/** So many entries are shown: the rest is over. */
const SHOWN = 200;

/** What is new between two states: of the first one, nothing. */
export function noticesBetween(before: PartyState | null, after: PartyState, count: number): LogEntry[] {
  if (!before) return [];
  const missing = (from: PartyState, among: PartyState) =>
    from.people.filter(({ id }) => !among.people.some((other) => other.id === id));
  const entry = (kind: 'came' | 'left' | 'host') => (person: PartyState['people'][number]) => ({
    kind,
    name: person.name,
    personId: person.id,
    id: `${kind} ${person.id} ${count}`,
  });
  const host = after.people.filter(({ id }) => after.hostId !== before.hostId && id === after.hostId);
  return [
    ...missing(before, after).map(entry('left')),
    ...missing(after, before).map(entry('came')),
    ...host.map(entry('host')),
  ];
}

export const addToLog = (log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] =>
  [...log, ...entries].slice(-SHOWN);
