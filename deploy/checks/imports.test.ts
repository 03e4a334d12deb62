import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../build/version.ts';
import { runNode } from './commands.ts';
import { createTree } from './testing/tree.ts';

const shared = {
  'shared/package.json':
    '{ "name": "@sahra/shared", "exports": { "./parts/*": "./src/parts/*.tsx", "./*": "./src/*.ts" }, "dependencies": { "react": "*" } }',
  'shared/src/facade.ts': "export { hrefTo } from './site-map.ts';",
  'shared/src/host-runtime.ts': "import './app.ts';",
  'shared/src/app.ts': '',
  'shared/src/site-map.ts': "import './addresses.ts';\nexport const hrefTo = {};",
  'shared/src/addresses.ts': '',
  'shared/src/parts/lamp.tsx':
    "import { hrefTo } from '../facade.ts';\nimport './bulb.tsx';\nimport 'react';\nvoid hrefTo;",
  'shared/src/parts/bulb.tsx': '',
  'shared/src/guest-list/list.ts': "import { hrefTo } from '../facade.ts';\nvoid hrefTo;",
  'shared/src/schemas/film.ts': 'export const filmSchema = {};',
  'shared/node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'shared/node_modules/react/index.js': '',
};
/** A remote and features that no rule has heard of. */
const radio = {
  'remote-radio/package.json':
    '{ "name": "@sahra/remote-radio", "dependencies": { "@sahra/shared": "*", "react-dom": "*" } }',
  'remote-radio/src/app.ts': "export { routes } from './routes.ts';",
  'remote-radio/src/routes.ts': "export const routes = [() => import('./stations/stations-page.tsx')];",
  'remote-radio/src/stations/stations-page.tsx':
    "import { hrefTo } from '@sahra/shared/facade';\nimport '@sahra/shared/parts/lamp';\nimport '@sahra/shared/guest-list/list';\nimport './dial.ts';\nimport '../paths.ts';\nimport '../ui/knob.ts';\nvoid hrefTo;",
  'remote-radio/src/paths.ts': "import '@sahra/shared/addresses';",
  'remote-radio/src/stations/dial.ts': '',
  'remote-radio/src/shows/show.ts': '',
  'remote-radio/src/ui/knob.ts': "import '../paths.ts';",
  'remote-radio/node_modules/react-dom/package.json': '{ "name": "react-dom", "main": "index.js" }',
  'remote-radio/node_modules/react-dom/index.js': '',
};
const others = {
  'remote-press/src/app.ts': '',
  'host/src/main.ts': "import '../../shared/src/facade.ts';\nimport '../../shared/src/host-runtime.ts';",
  'host/src/one.ts': '',
  'host/server/listen.ts': "import '../src/one.ts';",
  'api/src/films.ts': "import '../../shared/src/schemas/film.ts';",
  'api/src/seed/contents.ts': '',
  'demo/src/demo.ts': "import '../../api/src/seed/contents.ts';\nimport '../../shared/src/schemas/film.ts';",
};
const links = { 'remote-radio/node_modules/@sahra/shared': 'shared' };

const reportSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string() })) }),
});

/** `rule: file` of each import that the law forbids. */
async function lawOn(files: Record<string, string>): Promise<string[]> {
  const cwd = createTree({ ...shared, ...radio, ...others, ...files }, { links });
  const { output } = await runNode(
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    [
      '--config',
      path.join(root, '.dependency-cruiser.js'),
      '-T',
      'json',
      'host',
      'shared',
      'api',
      'demo',
      'remote-radio',
      'remote-press',
    ],
    { cwd },
  );
  const { violations } = reportSchema.parse(JSON.parse(output)).summary;
  return violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

it('The law has nothing to say about legal imports', async () => {
  expect(await lawOn({})).toEqual([]);
});

it('The law reports every illegal import, of a remote and a feature that it does not know by name', async () => {
  const illegal = {
    'remote-radio/src/stations/other-remote.ts': "import '../../../remote-press/src/app.ts';",
    'remote-radio/src/stations/other-feature.ts': "import '../shows/show.ts';",
    'remote-radio/src/stations/types-of-feature.ts':
      "import type { Show } from '../shows/show.ts';\nexport type S = Show;",
    'remote-radio/src/stations/table.ts': "import '../routes.ts';",
    'remote-radio/src/paths.ts': "import './stations/dial.ts';",
    'remote-radio/src/stations/past-facade.ts': "import '@sahra/shared/site-map';",
    'remote-radio/src/stations/past-host.ts': "import '@sahra/shared/host-runtime';",
    'remote-radio/src/stations/types-of-host.ts':
      "import type { App } from '@sahra/shared/host-runtime';\nexport type A = App;",
    'remote-radio/src/stations/renders.ts': "import 'react-dom';",
    'remote-radio/src/stations/undeclared.ts': "import 'left-pad';",
    'remote-radio/src/ui/upwards.ts': "import '../shows/show.ts';",
    'host/src/knows-remote.ts': "import '../../remote-radio/src/shows/show.ts';",
    'host/src/knows-api.ts': "import '../../api/src/films.ts';",
    'host/src/past-entries.ts': "import '../../shared/src/app.ts';",
    'host/src/knows-server.ts': "import '../server/listen.ts';",
    'host/src/one.ts': "import './two.ts';",
    'host/src/two.ts': "import './one.ts';",
    'api/src/browser.ts': "import '../../shared/src/facade.ts';",
    'api/src/knows-host.ts': "import '../../host/src/main.ts';",
    'api/src/knows-demo.ts': "import '../../demo/src/demo.ts';",
    'demo/src/browser.ts': "import '../../shared/src/facade.ts';",
    'demo/src/knows-tables.ts': "import '../../api/src/films.ts';",
    'host/src/knows-demo.ts': "import '../../demo/src/demo.ts';",
    'shared/src/knows-host.ts': "import '../../host/src/main.ts';",
    'shared/src/parts/past-facade.tsx': "import '../site-map.ts';",
    'shared/src/parts/past-host.tsx': "import '@sahra/shared/host-runtime';",
    'shared/src/guest-list/past-facade.ts': "import '../site-map.ts';",
    'shared/src/brings-list.ts': "import './guest-list/list.ts';",
    'shared/src/brings-part.ts': "import './parts/lamp.tsx';",
    'shared/src/schemas/climbs.ts': "import '../facade.ts';",
    'shared/src/addresses.ts': "import 'react';",
  };
  expect(await lawOn(illegal)).toEqual(
    [
      'no-cross-remote: remote-radio/src/stations/other-remote.ts',
      'no-cross-feature: remote-radio/src/stations/other-feature.ts',
      'no-cross-feature: remote-radio/src/stations/types-of-feature.ts',
      'features-do-not-look-up: remote-radio/src/stations/table.ts',
      'addresses-import-nothing: remote-radio/src/paths.ts',
      'remote-imports-facade-only: remote-radio/src/stations/past-facade.ts',
      'remote-imports-facade-only: remote-radio/src/stations/past-host.ts',
      'remote-imports-facade-only: remote-radio/src/stations/types-of-host.ts',
      'remote-has-no-react-dom: remote-radio/src/stations/renders.ts',
      'no-unresolved: remote-radio/src/stations/undeclared.ts',
      'no-cross-feature: remote-radio/src/ui/upwards.ts',
      'ui-is-below-features: remote-radio/src/ui/upwards.ts',
      'no-cross-remote: host/src/knows-remote.ts',
      'no-cross-remote: host/src/knows-api.ts',
      'host-imports-entries: host/src/past-entries.ts',
      'browser-half-knows-no-server: host/src/knows-server.ts',
      'no-circular: host/src/one.ts',
      'api-takes-no-browser-parts: api/src/browser.ts',
      'api-uses-leaves-of-shared: api/src/knows-host.ts',
      'api-uses-leaves-of-shared: api/src/knows-demo.ts',
      'api-takes-no-browser-parts: demo/src/browser.ts',
      'demo-uses-what-the-api-seeds: demo/src/knows-tables.ts',
      'no-cross-remote: host/src/knows-demo.ts',
      'facade-is-below-parts: shared/src/brings-part.ts',
      'facade-is-below-parts: shared/src/brings-list.ts',
      'parts-use-the-facade: shared/src/guest-list/past-facade.ts',
      'parts-use-the-facade: shared/src/parts/past-facade.tsx',
      'parts-use-the-facade: shared/src/parts/past-host.tsx',
      'shared-knows-nobody: shared/src/knows-host.ts',
      'leaves-stay-leaves: shared/src/schemas/climbs.ts',
      'leaves-have-no-react: shared/src/addresses.ts',
    ].sort(),
  );
});
