import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { claimingBuilds, damagedBuilds, unfitBuilds } from './testing/hostile-builds.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store, refusalOf } = useStartedSite();

/** Publishes a small build as it is. */
async function add(name: string, path: string): Promise<void> {
  const page = { id: `${name}.list`, path, layout: 'bare', titleKey: 'title', chunk: 'src/list.tsx' } as const;
  const { dist, manifest } = await writeBuild(name, '1.0.0', { pages: [page] });
  await store().change(async (registry) => {
    await store().add(dist, manifest);
    return publish(registry, name, '1.0.0', new Date());
  });
}
beforeEach(async () => {
  await add('account', '/login');
  await add('streaming', '/shows-details/:programId');
});

/** An api that is ready, and has no address but that of its readiness. */
async function startApi(): Promise<string> {
  const server = createServer(
    (_, response) => void response.end(JSON.stringify({ paths: { '/api/health/ready': { get: {} } } })),
  );
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// What only a page shows that is rendered is in e2e/platform/hostile-pages.test.ts.
describe('A release is not published, nothing changes, and its team reads why', () => {
  it.each([...damagedBuilds, ...claimingBuilds, ...unfitBuilds])('$what', async ({ reason, make, remote = 'shop' }) => {
    expect(await refusalOf(['publish', remote], { dist: await make(), api: await startApi() })).toContain(reason);
  });
});

it('A release that another stored host fits is refused with the version of that host', async () => {
  const names = { '@sahra/shared/facade': ['Link', 'paths'] };
  const next = await writeBuild('host', '1.1.0', { offers: names });
  await store().add(next.dist, next.manifest);
  const { dist } = await writeBuild('shop', '2.0.0', { uses: names });
  expect(await refusalOf(['publish', 'shop'], { dist })).toContain('; the host 1.1.0 fits');
});
