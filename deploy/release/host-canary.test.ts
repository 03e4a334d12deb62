import { expect, it } from 'vitest';
import { runRelease } from './command.ts';
import { writeBuild } from './testing/build.ts';
import { useStartedSite } from './testing/started-site.ts';

const { store } = useStartedSite();

/** Runs commands; the result is what the last one said. */
async function after(...commands: string[]): Promise<string> {
  const said: string[] = [];
  for (const command of commands) {
    said.length = 0;
    await runRelease(store(), command.split(' '), { siteUrl: 'http://127.0.0.1:1', say: (text) => said.push(text) });
  }
  return said.join('\n');
}
const host = async () => (await store().readRegistry())?.host;
async function storeNext() {
  const { dist, manifest } = await writeBuild('host', '1.1.0', { offers: { '@sahra/shared/facade': ['Link'] } });
  await store().add(dist, manifest);
}

it('A share of the visitors gets another host, and the owner reads which, and where', async () => {
  await storeNext();
  const said = await after('canary host 1.1.0 10');
  expect(said).toContain('host  1.0.0, 10 % get 1.1.0');
  expect(said).toContain('A site of `npm start` runs this host for them');
  expect(await host()).toEqual({
    version: '1.0.0',
    canary: { version: '1.1.0', percent: 10, since: expect.any(String) },
  });
  expect(await after('list')).toContain('host  1.0.0, 10 % get 1.1.0');
  expect(await after('history host')).toContain('canary    host  1.1.0  10 %');
});

it('A canary of the host goes on while remotes change', async () => {
  await storeNext();
  await after('canary host 1.1.0 10', 'off shop', 'canary host 1.1.0 50', 'on shop');
  expect(await host()).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', percent: 50 } });
});

it('A canary of the host that is promoted is for all, and can be rolled back', async () => {
  await storeNext();
  await after('canary host 1.1.0 10', 'promote host');
  expect(await host()).toEqual({ version: '1.1.0' });
  await after('rollback host');
  expect(await host()).toEqual({ version: '1.0.0' });
});

it.each([
  [['halt host'], '1.0.0'],
  [['promote host', 'canary host 1.0.0 20', 'rollback host'], '1.0.0'],
])('After %j there is no canary of the host', async (commands, version) => {
  await storeNext();
  await after('canary host 1.1.0 10', ...commands);
  expect(await host()).toEqual({ version });
});
