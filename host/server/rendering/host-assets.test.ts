import { expect, it } from 'vitest';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { makeRelease } from '@sahra/shared/testing/make-release';
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
  );
  expect(js.filter((url) => url.includes('/shop/'))).toEqual(
    ['remoteEntry', 'assets/de', 'assets/cart-de'].map((file) => `/mf/shop/1.0.0/${file}.js`),
  );
});

it('A page carries the hashes of all areas, and of its own style sheets', () => {
  const { css, integrity } = headAssets(release('host'), [release('shop'), release('blog')])(undefined, 'ar');
  expect(css).toEqual([{ href: '/mf/host/1.0.0/assets/ui.css', integrity: 'sha384-css' }]);
  expect(new Set(Object.keys(integrity).map((url) => url.split('/')[2]))).toEqual(new Set(['host', 'shop', 'blog']));
});
