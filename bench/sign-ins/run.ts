import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../../deploy/build/run.ts';
import { root } from '../../deploy/build/version.ts';
import { startService } from '../../deploy/supervision/service.ts';
import { median } from '../report/median.ts';
import { type Answers, quantile, runClients } from './clients.ts';
import { password, postFrom, register } from './members.ts';

const rounds = 3;
const seconds = 8;
const readers = 4;
/** As many as hammer the api at once. */
const signers = 16;

async function startApi(onCleanUp: (stop: () => Promise<void>) => void): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-bench-'));
  await chmod(dataDir, 0o711);
  onCleanUp(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const own = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    DEV_TOOLS: 'on',
    ARTWORK_WARM_UP: 'off',
  };
  const service = await startService({
    name: 'api',
    module: path.join(root, 'api/dist/main.js'),
    cwd: root,
    env: { PATH: process.env.PATH, ...own },
  });
  onCleanUp(() => service.stop(8000));
  return `http://127.0.0.1:${service.port}`;
}

const shown = (ms: number) => `${ms.toFixed(0)} ms`;

/** `npm run bench:sign-ins`: how many sign in a second, and what those who only read notice of it. */
export async function benchSignIns(onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  await buildAll();
  const api = await startApi(onCleanUp);
  const emails: string[] = [];
  for (let client = 0; client < signers; client += 1) emails.push(await register(api, client));

  const read = async () => (await fetch(`${api}/api/programs/1?lang=ar`)).ok;
  const signIn = async (client: number) => {
    const answer = await postFrom(api, '/auth/sign-in', client, { identifier: emails[client], password });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const results: Record<'alone' | 'hammered' | 'signIns', Answers[]> = { alone: [], hammered: [], signIns: [] };
  await runClients(readers, 2, read);
  for (let round = 1; round <= rounds; round += 1) {
    results.alone.push(await runClients(readers, seconds, read));
    const [hammered, signIns] = await Promise.all([
      runClients(readers, seconds, read),
      runClients(signers, seconds, signIn),
    ]);
    results.hammered.push(hammered);
    results.signIns.push(signIns);
  }
  const of = (answers: Answers[], figure: (one: Answers) => number) => median(answers.map(figure));
  const p95 = ({ ms }: Answers) => quantile(ms, 0.95);
  const failed = Object.values(results)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0);
  console.log(
    [
      `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}; clients on the same cores; median of ${rounds} rounds of ${seconds} s, in turns.`,
      `sign-ins    ${of(results.signIns, ({ ms, seconds: took }) => ms.length / took).toFixed(1)} a second from ${signers} clients, p50 ${shown(of(results.signIns, ({ ms }) => quantile(ms, 0.5)))}, p95 ${shown(of(results.signIns, p95))}`,
      `reads       p95 ${shown(of(results.alone, p95))} alone, ${shown(of(results.hammered, p95))} meanwhile: ratio ${(of(results.hammered, p95) / of(results.alone, p95)).toFixed(1)}`,
      `            ${of(results.alone, ({ ms, seconds: took }) => ms.length / took).toFixed(0)} a second alone, ${of(results.hammered, ({ ms, seconds: took }) => ms.length / took).toFixed(0)} meanwhile, from ${readers} clients`,
      `not answered well: ${failed}`,
    ].join('\n'),
  );
}
