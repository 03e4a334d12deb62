import type { RemoteApp } from '@sahra/shared/facade';
import { createI18n } from '@sahra/shared/host-runtime';
import type { MessageFiles } from '@sahra/shared/federation/contract';
import { expect, it } from 'vitest';
import { createAppMessages } from './app-messages.ts';

/** Files that write down each time they are fetched; the one named `failing` fails once. */
function filesOf(name: string, fetched: string[], failing?: string): MessageFiles {
  const file = (code: string) => () => {
    const isFirst = !fetched.includes(`${name}/${code}`);
    fetched.push(`${name}/${code}`);
    return isFirst && code === failing
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ default: { title: `${name} ${code}` } });
  };
  return { ar: file('ar'), en: file('en'), de: file('de'), fr: file('fr'), gr: file('gr') };
}

function start(failing?: string) {
  const fetched: string[] = [];
  const i18n = createI18n('de', {});
  const app: RemoteApp = {
    id: 'shop',
    contract: '1.2.0',
    routes: [],
    messages: filesOf('shop', fetched, failing),
    namespaces: { cart: filesOf('cart', fetched), orders: filesOf('orders', fetched) },
  };
  return { fetched, i18n, app, messages: createAppMessages(i18n) };
}

it('A page has the messages of its remote and of its namespaces, each fetched once, and no others', async () => {
  const { fetched, i18n, app, messages } = start();
  await messages.load(app, {});
  await messages.load(app, { namespaces: ['cart'] });
  await messages.load(app, { namespaces: ['cart'] });
  expect(fetched).toEqual(['shop/de', 'cart/de']);
  expect([i18n.getResource('de', 'shop', 'title'), i18n.getResource('de', 'cart', 'title')]).toEqual([
    'shop de',
    'cart de',
  ]);
});

it('A part of a page has messages by itself, each fetched once, in the language of then and in any that comes', async () => {
  const { fetched, i18n, app, messages } = start();
  await messages.load(app, {});
  await messages.loadNamespaces(['cart', 'unknown']);
  await messages.loadNamespaces(['cart']);
  expect([fetched, i18n.getResource('de', 'cart', 'title')]).toEqual([['shop/de', 'cart/de'], 'cart de']);
  await messages.loadLanguage('fr');
  expect(fetched.slice(2).sort()).toEqual(['cart/fr', 'shop/fr']);
});

it('Of copies that several remotes carry each is loaded, for one may know more', async () => {
  const { fetched, app, messages } = start();
  const other = {
    ...app,
    id: 'blog',
    messages: filesOf('blog', fetched),
    namespaces: { cart: filesOf('copy', fetched) },
  };
  await messages.load(app, {});
  await messages.load(other, {});
  await messages.loadNamespaces(['cart']);
  expect(fetched.slice(2).sort()).toEqual(['cart/de', 'copy/de']);
});

it('Another language brings the messages of all namespaces that were shown', async () => {
  const { fetched, app, messages } = start();
  await messages.load(app, { namespaces: ['cart'] });
  await messages.loadLanguage('fr');
  expect(fetched.slice(2).sort()).toEqual(['cart/fr', 'shop/fr']);
});

it('Messages that did not arrive are fetched anew', async () => {
  const { fetched, i18n, app, messages } = start('de');
  await expect(messages.load(app, {})).rejects.toThrow('offline');
  await messages.load(app, {});
  expect([fetched, i18n.getResource('de', 'shop', 'title')]).toEqual([['shop/de', 'shop/de'], 'shop de']);
});
