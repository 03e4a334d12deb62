import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isInCanary } from '@sahra/shared/federation/bucket';
import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '../gateway/gateway.ts';
import { onlyUpstream } from '../gateway/upstreams.ts';
import { folderStore } from '../release/folder-store.ts';
import { haltCanary, promote, publish, startCanary } from '../release/registry-changes.ts';
import { temporaryFolder } from '../release/testing/build.ts';
import { startReplaceableHost } from './replaceable-host.ts';
import type { RunningHost } from './running-host.ts';

const now = new Date();
const soon = { timeout: 10_000 };
const bucketThat = (isInside: boolean) =>
  Array.from({ length: 100 }, (_, bucket) => bucket).find((bucket) => isInCanary('host', bucket, 50) === isInside);
const inside = `bucket=${bucketThat(true)}`;
const outside = `bucket=${bucketThat(false)}`;

/** A host server that answers with its version, and can be cut off. */
async function runHost(version: string) {
  let isRunning = true;
  const server = createServer((_, response) => response.end(version));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const end = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  const stop = () => {
    isRunning = false;
    return end();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, part: { isRunning: () => isRunning, stop }, end };
}

/** A site whose host 1 is there for all and host 2 for half of the visitors; `onReplace` is done while the next one for all starts. */
async function startSite(startTwo: () => Promise<RunningHost> = () => runHost('2'), onReplace = async () => {}) {
  const store = folderStore(await temporaryFolder());
  const change = (work: (registry: RegistryFile) => RegistryFile) => store.change(work);
  await change((registry) => publish(registry, 'host', '1', now));
  await change((registry) => startCanary(registry, 'host', '2', 50, now));
  const log: string[] = [];
  let giveUp: (reason: string) => void = () => {};
  const host = await startReplaceableHost({
    store,
    start: async () => {
      const version = (await store.readRegistry())?.host?.version ?? '';
      if (version !== '1') await onReplace();
      return runHost(version);
    },
    startCanary: (_, onGiveUp) => {
      giveUp = onGiveUp;
      return startTwo();
    },
    log: (text) => log.push(text),
  });
  const gateway = await createGateway({
    dataDir: store.place,
    api: onlyUpstream('http://127.0.0.1:1'),
    host: host.upstreams,
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await gateway.close();
    await host.stop(1000);
  });
  const { port } = gateway.server.address() as AddressInfo;
  const versionFor = async (cookie = '', method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}/shop`, { method, headers: { cookie } })).text();
  const lastChange = async () => (await store.readRegistry())?.history.at(-1);
  return { change, log, versionFor, lastChange, giveUp: (reason: string) => giveUp(reason) };
}

it('Visitors whose bucket is in the share get the canary of the host, with every request; all others the stable one', async () => {
  const { versionFor } = await startSite();
  await expect.poll(() => versionFor(inside), soon).toBe('2');
  expect(await versionFor(`lang=de; ${inside}`, 'POST')).toBe('2');
  for (const cookie of ['', outside, 'bucket=', 'bucket=100', 'bucket=-1', 'bucket=1e1'])
    expect([cookie, await versionFor(cookie)]).toEqual([cookie, '1']);
});

it('Where the canary cannot be reached its visitors are answered by the stable host', async () => {
  const two = await runHost('2');
  const { versionFor } = await startSite(() => Promise.resolve(two));
  await expect.poll(() => versionFor(inside), soon).toBe('2');
  await two.end();
  expect(await versionFor(inside)).toBe('1');
});

it('While the canary is started again, what its visitors send goes to the stable host too', async () => {
  const two = await runHost('2');
  const { versionFor } = await startSite(() => Promise.resolve(two));
  await expect.poll(() => versionFor(inside), soon).toBe('2');
  await two.part.stop();
  expect(await versionFor(inside, 'POST')).toBe('1');
});

it('A canary that is given up is taken back with the reason, and the site goes on', async () => {
  const { versionFor, giveUp, lastChange } = await startSite();
  await expect.poll(() => versionFor(inside), soon).toBe('2');
  giveUp('it has ended 5 times');
  await expect.poll(lastChange, soon).toMatchObject({ action: 'halt', version: '2', reason: 'it has ended 5 times' });
  await expect.poll(() => versionFor(inside), soon).toBe('1');
});

it('A canary that does not start is taken back with the reason', async () => {
  const { versionFor, lastChange } = await startSite(() => Promise.reject(new Error('main.js is not the one')));
  await expect
    .poll(lastChange, soon)
    .toMatchObject({ action: 'halt', remote: 'host', reason: 'main.js is not the one' });
  expect(await versionFor(inside)).toBe('1');
});

it('A host that is published starts beside the one that runs, which answers all requests until then', async () => {
  let answer: string | undefined;
  const { versionFor, change } = await startSite(undefined, async () => {
    answer = await versionFor(outside, 'POST');
  });
  await change((registry) => publish(registry, 'host', '2', now));
  await expect.poll(() => versionFor(outside), soon).toBe('2');
  expect(answer).toBe('1');
});

it('A canary that is promoted is there for all visitors, one that is halted for nobody', async () => {
  const { versionFor, change, log } = await startSite();
  await expect.poll(() => versionFor(inside), soon).toBe('2');
  await change((registry) => promote(registry, 'host', now));
  await expect.poll(() => versionFor(outside), soon).toBe('2');
  await change((registry) => startCanary(registry, 'host', '3', 50, now));
  await expect.poll(() => log.at(-1), soon).toBe('host 3 runs as a canary');
  await change((registry) => haltCanary(registry, 'host', 'by hand', now));
  await expect.poll(() => versionFor(inside), soon).toBe('2');
});
