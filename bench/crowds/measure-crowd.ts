import { availableParallelism, loadavg } from 'node:os';
import { median } from '../report/median.ts';
import { type Answers, quantile, runClients } from './clients.ts';

const rounds = 3;
const seconds = 8;
const readers = 4;

interface Crowd {
  /** What they do, as the report calls it. */
  name: string;
  /** As many hammer the api at once. */
  clients: number;
  /** Does it once; true where it was answered well. `done` is told how long what counts of it took, where that is less than all of it. */
  act: (client: number, turn: number, done: (ms: number) => void) => Promise<boolean>;
  /** What others read meanwhile. */
  read: () => Promise<boolean>;
}

const shown = (ms: number) => `${ms.toFixed(0)} ms`;

/** How often a crowd gets done what it does, how long that takes, and what those who only read notice of it: some lines. */
export async function measureCrowd({ name, clients, act, read }: Crowd): Promise<string> {
  const results: Record<'alone' | 'hammered' | 'crowd', Answers[]> = { alone: [], hammered: [], crowd: [] };
  await runClients(readers, 2, read);
  for (let round = 0; round < rounds; round += 1) {
    results.alone.push(await runClients(readers, seconds, read));
    const counted: number[] = [];
    const [hammered, crowd] = await Promise.all([
      runClients(readers, seconds, read),
      runClients(clients, seconds, (client, turn) => act(client, turn, (ms) => counted.push(ms))),
    ]);
    results.hammered.push(hammered);
    results.crowd.push(counted.length > 0 ? { ...crowd, ms: counted } : crowd);
  }
  const of = (answers: Answers[], figure: (one: Answers) => number) => median(answers.map(figure));
  const p95 = ({ ms }: Answers) => quantile(ms, 0.95);
  const rate = ({ ms, seconds: took }: Answers) => ms.length / took;
  const failed = Object.values(results)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0);
  return [
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}; clients on the same cores; median of ${rounds} rounds of ${seconds} s, in turns.`,
    `${name.padEnd(11)} ${of(results.crowd, rate).toFixed(1)} a second from ${clients} clients, p50 ${shown(of(results.crowd, ({ ms }) => quantile(ms, 0.5)))}, p95 ${shown(of(results.crowd, p95))}`,
    `reads       p95 ${shown(of(results.alone, p95))} alone, ${shown(of(results.hammered, p95))} meanwhile: ratio ${(of(results.hammered, p95) / of(results.alone, p95)).toFixed(1)}`,
    `            ${of(results.alone, rate).toFixed(0)} a second alone, ${of(results.hammered, rate).toFixed(0)} meanwhile, from ${readers} clients`,
    `not answered well: ${failed}`,
  ].join('\n');
}
