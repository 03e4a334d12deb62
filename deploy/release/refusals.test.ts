import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { claimingBuilds, extendingBuilds } from './testing/claiming-builds.ts';
import { damagedBuilds, unfitBuilds } from './testing/hostile-builds.ts';
import { extensionOf, hintsWith, shop } from './testing/shop-builds.ts';
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
  it.each([...damagedBuilds, ...claimingBuilds, ...extendingBuilds, ...unfitBuilds])(
    '$what',
    async ({ reason, make, remote = 'shop' }) => {
      expect(await refusalOf(['publish', remote], { dist: await make(), api: await startApi() })).toContain(reason);
    },
  );
});

it('A release that another stored host fits is refused with the version of that host', async () => {
  const names = { '@sahra/shared/facade': ['Link', 'paths'] };
  const next = await writeBuild('host', '1.1.0', { offers: names });
  await store().add(next.dist, next.manifest);
  const { dist } = await writeBuild('shop', '2.0.0', { uses: names });
  expect(await refusalOf(['publish', 'shop'], { dist })).toContain('; the host 1.1.0 fits');
});

it('Who publishes an extension for a slot that no page has reads it', async () => {
  const none = { js: [], css: [] };
  const make = shop({
    extensions: [extensionOf('shop.teaser', 'cinema.foyer')],
    calls: [{ method: 'post', path: '/cart', file: 'server/cart.js' }],
    ...hintsWith({ pages: { 'shop.list': none, 'shop.teaser': none } }),
  });
  const said: string[] = [];
  const options = { dist: await make(), api: await startApi(), say: (text: string) => said.push(text) };
  expect(await refusalOf(['publish', 'shop'], options)).toContain('POST /api/cart');
  expect(said).toContain('No page has the slot cinema.foyer yet: shop.teaser is not shown.');
});
