import { fixed, table } from '../report/table.ts';
import { kinds, type Tally } from './visitors.ts';
import type { Outcome } from './answers.ts';

/** What visitors got while one thing went wrong, and how many acknowledged writes are missing. */
export interface FaultResult extends Tally {
  name: string;
  lost: number;
}

const sumOf = ({ counts }: Tally, outcome: Outcome, of: readonly (typeof kinds)[number][] = kinds) =>
  of.reduce((sum, kind) => sum + counts[kind][outcome], 0);
const isPage = ['page', 'kept'] as const;

export const faultsTable = (results: readonly FaultResult[]): string =>
  table(
    [
      'what went wrong',
      'pages',
      '503 pages',
      'stale',
      'shells',
      'raw',
      'data',
      'writes',
      '503',
      'no answer',
      'lost',
      'p95 ms',
      'max ms',
    ],
    results.map((result) => [
      result.name,
      String(sumOf(result, 'whole', isPage)),
      String(sumOf(result, 'later', isPage)),
      String(result.stale),
      String(sumOf(result, 'shell')),
      String(sumOf(result, 'raw')),
      String(sumOf(result, 'whole', ['read', 'file'])),
      String(sumOf(result, 'whole', ['write'])),
      String(sumOf(result, 'later', ['read', 'write', 'file'])),
      String(sumOf(result, 'nothing')),
      String(result.lost),
      fixed(result.p95Ms, 0),
      fixed(result.maxMs, 0),
    ]),
  );
