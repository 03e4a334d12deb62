import type { MenuItem } from '@sahra/shared/federation/menus';
import { pageSchema } from '@sahra/shared/federation/release-manifest';
import { expect, it } from 'vitest';
import { menuFault } from './menu-fault.ts';

const item: MenuItem = {
  menu: 'main',
  label: { ar: 'الراديو', en: 'Radio', de: 'Radio', fr: 'Radio', gr: 'Ραδιόφωνο' },
  order: 70,
};
/** `remote.json` of a page, as it is read. */
const pageWith = (menus: unknown, path = '/radio') => ({
  id: 'radio.start',
  path,
  layout: 'streaming',
  titleKey: 'start.title',
  chunk: 'src/start/start-page.tsx',
  menus,
});
const faultOf = (menus: unknown, path?: string) => menuFault({ pages: [pageSchema.parse(pageWith(menus, path))] });

it('A page may stand in several menus, and in one with several queries; older releases stand in none', () => {
  const places = [item, { ...item, menu: 'shop-exit', icon: 'sound' }, { ...item, query: { kind: 'live' } }];
  expect(faultOf([...places, { ...item, menu: 'account', permission: 'keep-account' }])).toBeUndefined();
  expect(faultOf(undefined)).toBeUndefined();
});

it.each<[string, Partial<MenuItem>, string]>([
  ['a menu that the shell does not have', { menu: 'sidebar' }, 'radio.start: there is no menu sidebar'],
  ['a menu with a name that every object has', { menu: 'constructor' }, 'there is no menu constructor'],
  ['an icon that the shell does not have', { icon: 'antenna' }, 'radio.start: the shell has no icon antenna'],
  ['an icon with a name that every object has', { icon: 'constructor' }, 'the shell has no icon constructor'],
  ['a permission that nobody has', { permission: 'rule' }, 'radio.start: there is no permission rule'],
])('Refused: %s', (_, changed, fault) => {
  expect(faultOf([{ ...item, ...changed }])).toContain(fault);
});

it('Refused: a page with a parameter, and the same place twice', () => {
  expect(faultOf([item], '/radio/:station')).toBe(
    'radio.start: /radio/:station has a parameter, and stands in no menu',
  );
  expect(faultOf([item, { ...item, order: 80 }])).toBe('radio.start stands twice in the menu main');
  expect(faultOf([item, { ...item, menu: 'explore' }])).toBe('radio.start stands twice in the menu explore');
});

it.each<[string, unknown]>([
  ['a label that is too long', { label: { ...item.label, de: 'R'.repeat(33) } }],
  ['a label that is empty', { label: { ...item.label, de: ' ' } }],
  ['a language without a label', { label: { en: 'Radio' } }],
  ['a label of two lines', { label: { ...item.label, de: 'Radio\nSahra' } }],
  ['a label that turns the text round', { label: { ...item.label, de: 'Radio\u202Eoidar' } }],
  ['a label with markup', { label: { ...item.label, de: '<b>Radio</b>' } }],
  ['a label with a variable', { label: { ...item.label, de: 'Radio {{name}}' } }],
  ['an order that is no whole number', { order: 1.5 }],
  ['an order beyond all others', { order: 1e9 }],
  ['a query with many names', { query: { a: '', b: '', c: '', d: '', e: '' } }],
  ['a query with a long value', { query: { a: 'x'.repeat(41) } }],
])('remote.json cannot have %s', (_, changed) => {
  expect(pageSchema.safeParse(pageWith([item])).success).toBe(true);
  expect(pageSchema.safeParse(pageWith([{ ...item, ...(changed as object) }])).success).toBe(false);
});

it('remote.json cannot have more than eight places of one page', () => {
  const places = Array.from({ length: 9 }, (_, index) => ({ ...item, query: { page: String(index) } }));
  expect(pageSchema.safeParse(pageWith(places.slice(1))).success).toBe(true);
  expect(pageSchema.safeParse(pageWith(places)).success).toBe(false);
});
