import { languageCodes } from '@sahra/shared/i18n/languages';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { describe, expect, it } from 'vitest';
import { extensionFault, MAX_EXTENSIONS, notesOnSlots } from './extension-fault.ts';

const none = { js: [], css: [] };
const extension = (id: string, changed: object = {}) => ({ id, slot: 'home.end', chunk: 'src/teaser.tsx', ...changed });
const messagesOf = (namespace: string, languages: readonly string[] = languageCodes) =>
  Object.fromEntries(languages.map((language) => [`${namespace}/${language}`, none]));
const page = { id: 'shop.list', path: '/shop', layout: 'merchandise', titleKey: 'title', chunk: 'x' } as const;

const shopWith = (extensions: ReturnType<typeof extension>[], messages: Record<string, typeof none> = {}) =>
  makeRelease('shop', '1.0.0', {
    pages: [page],
    extensions,
    hints: { entry: none, pages: Object.fromEntries(extensions.map(({ id }) => [id, none])), messages },
  });

describe('An extension may not', () => {
  it.each([
    ['have the name of another remote', [extension('blog.teaser')], 'its id does not begin with "shop."'],
    ['have the name of a longer remote', [extension('shopping.teaser')], 'its id does not begin with "shop."'],
    ['have no name', [extension('shop.')], 'its id does not end with a name'],
    ['have a name that is markup', [extension('shop."><b')], 'its id does not end with a name'],
    ['have the id of a page', [extension('shop.list')], 'a page has the same id'],
    ['have the id of another one', [extension('shop.a'), extension('shop.a')], 'another one has the same id'],
    ['show messages that are not there', [extension('shop.a', { namespaces: ['cart'] })], 'the messages of cart'],
  ])('%s', (_, extensions, reason) => {
    expect(extensionFault(shopWith(extensions))).toContain(reason);
  });

  it('show messages that one language lacks', () => {
    const teaser = [extension('shop.a', { namespaces: ['cart'] })];
    expect(extensionFault(shopWith(teaser, messagesOf('cart', ['ar', 'en'])))).toContain('the messages of cart');
    expect(extensionFault(shopWith(teaser, messagesOf('cart')))).toBeUndefined();
  });

  it('be without the files that it needs', () => {
    const shop = { ...shopWith([extension('shop.a')]), hints: { entry: none, pages: {}, messages: {} } };
    expect(extensionFault(shop)).toBe('extension shop.a of shop: remote.json does not say what it needs');
  });

  it('be one of too many', () => {
    const many = (count: number) => shopWith(Array.from({ length: count }, (_, index) => extension(`shop.a-${index}`)));
    expect(extensionFault(many(MAX_EXTENSIONS))).toBeUndefined();
    expect(extensionFault(many(MAX_EXTENSIONS + 1))).toContain('shop has 13 extensions, and 12 is the most');
  });
});

it('An extension for a slot that nobody has is told, and not refused', () => {
  const shop = shopWith([
    extension('shop.a', { slot: 'merchandise.actions' }),
    extension('shop.b'),
    extension('shop.c', { slot: 'cinema.foyer' }),
  ]);
  expect(extensionFault(shop)).toBeUndefined();
  expect(notesOnSlots(shop, [page, { ...page, slots: ['home.end'] }])).toEqual([
    'No page has the slot cinema.foyer yet: shop.c is not shown.',
  ]);
});
