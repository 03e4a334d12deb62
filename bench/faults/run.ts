import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseArgs } from 'node:util';
import { buildAll } from '../../deploy/build/run.ts';
import { makeDataDir } from '../sites/data-dir.ts';
import { startStack } from '../sites/start-stack.ts';
import { startWholeSite } from '../sites/whole-site.ts';
import { pause, type Fault } from './fault.ts';
import { signIn } from './member.ts';
import { oneCommandFaults } from './one-command-faults.ts';
import { stackFaults } from './stack-faults.ts';
import { faultsTable, type FaultResult } from './table.ts';
import { RATE, visitWhile } from './visitors.ts';

const run = promisify(execFile);
/** Undisturbed before each fault, and behind what takes longest to come back. */
const BEFORE_SECONDS = 2;
const AFTER_SECONDS = 6;
/** Room for the data of a site that is to be filled. */
const SMALL = '700m';

type OnCleanUp = (stop: () => Promise<void>) => void;

/** A site, and everything that is to happen to it. */
interface Scene {
  url: string;
  faults: Fault[];
  /** Settles when all of it is well again. */
  untilWell: () => Promise<void>;
}

const untilReady = async (url: string) => {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok && (await fetch(url)).ok) return;
    await pause(0.5);
  }
  throw new Error('The site did not come back within a minute');
};

async function oneCommand(onCleanUp: OnCleanUp): Promise<Scene> {
  await buildAll();
  const dataDir = await makeDataDir(onCleanUp);
  // Only root may mount; without it the disk is not filled.
  const isSmall = await run('mount', ['-t', 'tmpfs', '-o', `size=${SMALL},mode=0711`, 'tmpfs', dataDir]).then(
    () => true,
    () => false,
  );
  if (isSmall) onCleanUp(async () => void (await run('umount', ['--lazy', dataDir])));
  else console.log('Nothing can be mounted here: a full disk is not measured.');
  const site = await startWholeSite(dataDir, { PAGE_CACHE_MS: '10000' });
  onCleanUp(site.stop);
  return {
    url: site.url,
    faults: oneCommandFaults(site.pid, dataDir, isSmall),
    untilWell: () => untilReady(site.url),
  };
}

async function containers(onCleanUp: OnCleanUp): Promise<Scene> {
  const stack = await startStack(onCleanUp);
  return { url: stack.place.url, faults: stackFaults(stack), untilWell: stack.untilHealthy };
}

/** `npm run bench:faults`: what visitors get while one part after the other fails, in the one-command site or in containers. */
export async function benchFaults(args: string[], onCleanUp: OnCleanUp): Promise<void> {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: { stack: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  });
  const { url, faults, untilWell } = await (values.stack ? containers : oneCommand)(onCleanUp);
  const member = await signIn(url);
  const results: FaultResult[] = [];
  for (const { name, happen } of faults.filter((fault) => fault.name.includes(values.only))) {
    const tally = await visitWhile(url, member, async () => {
      await pause(BEFORE_SECONDS);
      await happen();
      await pause(AFTER_SECONDS);
    });
    await untilWell();
    results.push({ name, ...tally, lost: await member.lost() });
    console.log(`${name}: ${JSON.stringify(tally.counts)}`);
  }
  console.log(`\n${RATE} requests a second: pages of a member, pages of visitors, data, writes of a member, files.`);
  console.log(`${faultsTable(results)}\n`);
}
