import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { announce } from './announce.ts';

const modules = {
  integrity: { 'remoteEntry.js': 'sha384-entry', 'assets/cart.js': 'sha384-cart', 'assets/ar.js': 'sha384-ar' },
  entry: ['remoteEntry.js'],
  pages: { 'shop.cart': ['assets/cart.js'] },
  styles: { 'shop.cart': ['assets/cart.css'] },
  messages: { ar: ['assets/ar.js'], en: ['assets/en.js'], 'cart/ar': ['assets/ar2.js'] },
  namespaces: { 'shop.cart': ['cart'] },
};
const announced = (base: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link')]
    .map((link) => link.getAttribute('href') ?? '')
    .flatMap((href) => (href.startsWith(base) ? [href.slice(base.length)] : []));

afterEach(() => document.head.replaceChildren());

/** A server of style sheets at `base`; `fetched` is what it was asked for. */
async function serveStyles(): Promise<{ base: string; fetched: string[] }> {
  const fetched: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    fetched.push(url);
    answer.setHeader('access-control-allow-origin', '*').end('b{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, fetched };
}

it('All files of a page are asked for at once: code, texts in the language of the visitor, sheets that are kept back', () => {
  const base = '/mf/shop/1/';
  announce(modules, { base, id: 'shop.cart', isFirst: true, language: 'ar' });
  expect(announced(base).toSorted()).toEqual(
    ['assets/ar.js', 'assets/ar2.js', 'assets/cart.css', 'assets/cart.js', 'remoteEntry.js'].toSorted(),
  );
  const [entry] = document.querySelectorAll('link[href$="remoteEntry.js"]');
  expect(entry?.getAttribute('integrity')).toBe('sha384-entry');
  expect(document.querySelector<HTMLLinkElement>('link[href$="cart.css"]')?.media).toBe('not all');
});

it('What was asked for before is not asked for again: what a remote needs for all of its pages, and sheets', async () => {
  const { base, fetched } = await serveStyles();
  const wanted = { base, id: 'shop.cart', isFirst: false, language: 'ar' } as const;
  for (let times = 0; times < 2; times += 1) announce(modules, { ...wanted, isAhead: true });
  expect(announced(base)).not.toContain('remoteEntry.js');
  for (let times = 0; times < 2; times += 1) announce(modules, wanted);
  expect(announced(base).filter((file) => file.endsWith('.css'))).toEqual(['assets/cart.css']);
  announce({ ...modules, styles: { last: ['assets/last.css'] } }, { ...wanted, id: 'last', isAhead: true });
  await vi.waitFor(() => expect(fetched).toEqual(['/assets/cart.css', '/assets/last.css']));
});

it('What nobody waits for leaves the line to what somebody does', () => {
  const base = '/mf/shop/4/';
  announce(modules, { base, id: 'shop.cart', isFirst: true, language: 'ar', isAhead: true });
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)];
  expect(links.map(({ rel, integrity }) => `${rel} ${integrity}`)).toEqual([
    'modulepreload sha384-entry',
    'modulepreload sha384-cart',
    'modulepreload sha384-ar',
    'modulepreload ',
  ]);
  expect(links.every(({ fetchPriority }) => fetchPriority === 'low')).toBe(true);
});

it('A release that was built before says nothing of texts and styles', () => {
  const { integrity, entry, pages } = modules;
  announce({ integrity, entry, pages }, { base: '/mf/shop/3/', id: 'shop.cart', isFirst: true, language: 'ar' });
  expect(announced('/mf/shop/3/').toSorted()).toEqual(['assets/cart.js', 'remoteEntry.js']);
});
