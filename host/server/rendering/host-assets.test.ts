import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import type { PageHandle } from '../../src/routing/page-handle.ts';
import { mapText } from '../../src/federation/import-map.ts';
import { headAssets, moduleIntegrity } from './host-assets.ts';

const file = (name: string) => ({ integrity: `sha384-${name}`, bytes: 1 });
const release = (name: string): ReleaseManifest =>
  makeRelease(name, '1.0.0', {
    hints: { entry: { js: ['remoteEntry.js'], css: ['assets/ui.css'] }, pages: {}, messages: {} },
    files: {
      'remoteEntry.js': file('entry'),
      'assets/page.js': file('page'),
      'assets/ui.css': file('css'),
      'assets/logo.svg': file('logo'),
    },
  });

it('Every module has its hash', () => {
  expect(moduleIntegrity([release('shop')])).toEqual({
    '/mf/shop/1.0.0/remoteEntry.js': 'sha384-entry',
    '/mf/shop/1.0.0/assets/page.js': 'sha384-page',
  });
});

it('A page announces the messages of its remote and of the namespaces that it shows, in its own language only', () => {
  const messagesFile = (file: string) => ({ js: [`assets/${file}.js`], css: [] });
  const shop = release('shop');
  const messages = {
    ar: messagesFile('ar'),
    de: messagesFile('de'),
    'cart/ar': messagesFile('cart-ar'),
    'cart/de': messagesFile('cart-de'),
    'orders/ar': messagesFile('orders-ar'),
  };
  const page = {
    id: 'shop.cart',
    path: '/cart',
    layout: 'merchandise',
    titleKey: 'cart.title',
    chunk: 'src/cart/cart-page.tsx',
    namespaces: ['cart'],
  } as const;
  const announced = headAssets(release('host'), [{ ...shop, hints: { ...shop.hints, messages } }]);
  const { js } = announced(
    { page, remote: 'shop', version: '1.0.0', load: () => Promise.reject(new Error('not asked for')) },
    'de',
    false,
  );
  expect(js.filter((url) => url.includes('/shop/'))).toEqual(
    ['remoteEntry', 'assets/de', 'assets/cart-de'].map((file) => `/mf/shop/1.0.0/${file}.js`),
  );
});

/** A release that tells browsers of its modules in a file of its own. */
const withModulesFile = (name: string): ReleaseManifest => {
  const old = release(name);
  return { ...old, files: { ...old.files, 'modules.json': file(`${name}-modules`) } };
};
const shopPage: PageHandle = {
  page: { id: 'shop.cart', path: '/cart', layout: 'merchandise', titleKey: 'cart.title' },
  remote: 'shop',
  version: '1.0.0',
  load: () => Promise.reject(new Error('not asked for')),
};
const areasIn = (integrity: Record<string, string>) => new Set(Object.keys(integrity).map((url) => url.split('/')[2]));

it('A page carries the hashes of its own style sheets and of the modules that it announces; those of the rest are files', () => {
  const assetsFor = headAssets(withModulesFile('host'), [withModulesFile('shop'), withModulesFile('blog')]);
  const { css, js, integrity, boot } = assetsFor(shopPage, 'ar', false);
  expect(css).toContainEqual({ href: '/mf/host/1.0.0/assets/ui.css', integrity: 'sha384-css' });
  expect(Object.keys(integrity).sort()).toEqual(['/mf/host/1.0.0/remoteEntry.js', '/mf/shop/1.0.0/remoteEntry.js']);
  expect(js.filter((url) => !integrity[url])).toEqual([]);
  expect(boot).toEqual({ modules: 'sha384-host-modules', announced: 'shop.cart' });
});

it('The policy of a page allows the maps by which the browser is told the other hashes', () => {
  const { scriptHashes, integrity } = headAssets(withModulesFile('host'), [withModulesFile('shop')])(
    shopPage,
    'ar',
    false,
  );
  const all = moduleIntegrity([withModulesFile('shop')]);
  const text = mapText('/mf/shop/1.0.0/modules.json', all, { ...integrity });
  expect(scriptHashes).toHaveLength(2);
  expect(scriptHashes).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

it('A browser that takes no second import map gets the hashes of all areas with the page', () => {
  const assetsFor = headAssets(withModulesFile('host'), [withModulesFile('shop'), withModulesFile('blog')]);
  const { integrity, boot } = assetsFor(shopPage, 'ar', true);
  expect(areasIn(integrity)).toEqual(new Set(['host', 'shop', 'blog']));
  expect(boot).toBeUndefined();
});

it('All hashes of a release that has no such file come with the page', () => {
  const { integrity } = headAssets(withModulesFile('host'), [release('blog')])(undefined, 'ar', false);
  expect(Object.keys(integrity).filter((url) => url.includes('/blog/'))).toEqual([
    '/mf/blog/1.0.0/remoteEntry.js',
    '/mf/blog/1.0.0/assets/page.js',
  ]);
});

it('Remotes find what the host provides by the import map; the runtime is announced where a remote starts by its entry', () => {
  const base = withModulesFile('host');
  const host: ReleaseManifest = {
    ...base,
    hints: { ...base.hints, federation: { js: ['assets/runtime.js'], css: [] } },
    files: { ...base.files, 'assets/runtime.js': file('runtime') },
  };
  const runtime = '/mf/host/1.0.0/assets/runtime.js';
  const byEntry = headAssets(host, [withModulesFile('shop')])(shopPage, 'ar', false);
  expect([byEntry.js.includes(runtime), byEntry.integrity[runtime]]).toEqual([true, 'sha384-runtime']);
  const byApp = headAssets(host, [{ ...withModulesFile('shop'), app: 'assets/app.js' }])(shopPage, 'ar', false);
  expect([byApp.js.includes(runtime), byApp.integrity[runtime]]).toEqual([false, undefined]);
  expect(byApp.imports).toEqual(
    Object.fromEntries(
      ['react', 'react/jsx-runtime', 'react-dom', '@sahra/shared/facade'].map((name) => [
        name,
        '/mf/host/1.0.0/assets/provided.js',
      ]),
    ),
  );
});
