import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** Addresses that are fetched from now on, and how urgently. */
function watchFetches(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (href: string, { priority }: RequestInit) => {
    asked.push(`${href} ${priority}`);
    return Promise.resolve(new Response(href));
  });
  return asked;
}

it('All files of a page are asked for at once: code, texts in the language of the visitor, styles', () => {
  const asked = watchFetches();
  announce(modules, { base: '/mf/shop/1/', id: 'shop.cart', isFirst: true, language: 'ar' });
  expect(announced('/mf/shop/1/').toSorted()).toEqual(
    ['assets/ar.js', 'assets/ar2.js', 'assets/cart.js', 'remoteEntry.js'].toSorted(),
  );
  expect(asked).toEqual(['/mf/shop/1/assets/cart.css high']);
  const [entry] = document.querySelectorAll('link[href$="remoteEntry.js"]');
  expect(entry?.getAttribute('integrity')).toBe('sha384-entry');
});

it('What a remote needs for all of its pages is not asked for again', () => {
  watchFetches();
  announce(modules, { base: '/mf/shop/2/', id: 'shop.cart', isFirst: false, language: 'ar' });
  expect(announced('/mf/shop/2/')).not.toContain('remoteEntry.js');
});

it('Styles of a page to which nobody goes yet are fetched once, after what is urgent', () => {
  const asked = watchFetches();
  for (const isFirst of [true, false])
    announce(modules, { base: '/mf/shop/4/', id: 'shop.cart', isFirst, language: 'ar', isAhead: true });
  expect(asked).toEqual(['/mf/shop/4/assets/cart.css low']);
});

it('A release that was built before says nothing of texts and styles', () => {
  const { integrity, entry, pages } = modules;
  announce({ integrity, entry, pages }, { base: '/mf/shop/3/', id: 'shop.cart', isFirst: true, language: 'ar' });
  expect(announced('/mf/shop/3/').toSorted()).toEqual(['assets/cart.js', 'remoteEntry.js']);
});
