import { type Connection, connectDatabase } from '../database/connect.ts';
import { silent } from './test-server.ts';

/** A step of what PostgreSQL did for a query, as `explain (analyze, format json)` tells. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

/** Rows of a table that a query read. */
export interface Scan {
  readonly query: string;
  readonly table: string;
  /** `Seq Scan`, `Index Only Scan using …` */
  readonly by: string;
  readonly rows: number;
}

function scansIn(query: string, step: Step): Scan[] {
  const { 'Relation Name': table, 'Node Type': type, 'Index Name': index, 'Actual Loops': loops } = step;
  const rows =
    (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)) *
    loops;
  const own = table ? [{ query, table, by: index ? `${type} using ${index}` : type, rows }] : [];
  return [...own, ...(step.Plans ?? []).flatMap((inner) => scansIn(query, inner))];
}

export interface ExplainedConnection extends Connection {
  /** What was read since the last time that this was called. */
  takeScans(): Scan[];
}

const settings = {
  // Tables of a test are small, and reading them whole is quick: a plan that still does so has no other way.
  enable_seqscan: 'off',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Connects as the api does, and is told by PostgreSQL how each query was done. */
export function connectExplained(url: string): ExplainedConnection {
  const explained = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  explained.searchParams.set('options', options.join(' '));
  const connection = connectDatabase(explained.href, silent);
  let scans: Scan[] = [];
  connection.pool.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const begin = message.indexOf('{');
      if (!message.includes('plan:') || begin < 0) return;
      const told = JSON.parse(message.slice(begin)) as { 'Query Text': string; Plan: Step };
      scans.push(...scansIn(told['Query Text'], told.Plan));
    });
  });
  return {
    ...connection,
    takeScans() {
      const taken = scans;
      scans = [];
      return taken;
    },
  };
}
