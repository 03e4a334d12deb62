import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answers, quantile, runClients } from '../crowds/clients.ts';
import { attacks } from './attackers.ts';

const SECONDS = 8;
/** Milliseconds that an attack has before it is looked at what others notice. */
const LEAD_MS = 3000;
/** Milliseconds after which an answer is none any more. */
const GIVE_UP_MS = 10_000;

/** Milliseconds that the site gets after an attack. */
const BACK_MS = 30_000;

/** Another visitor, from another network, who asks for this. */
const visitor = (site: URL, path: string, accept: string) => async (): Promise<boolean> => {
  const headers = { 'x-forwarded-for': '198.51.100.1', accept };
  try {
    const answer = await fetch(new URL(path, site), { headers, signal: AbortSignal.timeout(GIVE_UP_MS) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
};

/** Whether both are answered again, half a minute after an attack at the latest. */
async function comesBack(...visits: (() => Promise<boolean>)[]): Promise<boolean> {
  for (const until = performance.now() + BACK_MS; performance.now() < until; await wait(500))
    if ((await Promise.all(visits.map((visit) => visit()))).every(Boolean)) return true;
  return false;
}

const shown = ({ ms, failed }: Answers) =>
  `p95 ${(ms.length > 0 ? quantile(ms, 0.95).toFixed(0) : '–').padStart(5)} ms, ${String(failed).padStart(2)} of ${ms.length + failed} not answered`;

/** What another visitor of `address` notices of each attack, against a visit without one just before; prints a line for each. */
export async function measureAbuse(address: string, print: (line: string) => void): Promise<void> {
  const site = new URL(address);
  const visits = {
    page: visitor(site, '/shop', 'text/html'),
    api: visitor(site, '/api/plans', 'application/json'),
  };
  const visitBoth = () => Promise.all([runClients(1, SECONDS, visits.page), runClients(1, SECONDS, visits.api)]);
  print(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; one visitor of each kind, ${SECONDS} s, one after the other`,
  );
  await visitBoth();
  for (const attack of attacks) {
    const isBack = await comesBack(visits.page, visits.api);
    const alone = await visitBoth();
    const end = attack.begin(site);
    await wait(LEAD_MS);
    const meanwhile = await visitBoth();
    end();
    if (!isBack) print('Before this one the site had not come back from the last.');
    for (const [index, kind] of ['page', 'api'].entries())
      print(`${attack.name} | ${kind} | ${shown(alone[index] as Answers)} | ${shown(meanwhile[index] as Answers)}`);
  }
}
