import { expect, it } from 'vitest';
import { withMenus } from './menu-labels.ts';
import type { PageMenus } from './menus.ts';

const texts = (language: string) => ({ start: { title: `Radio ${language}` }, menu: { live: `Live ${language}` } });
const messages = { ar: texts('ar'), en: texts('en'), de: texts('de'), fr: texts('fr'), gr: texts('gr') };
const page = { id: 'radio.start', path: '/radio', titleKey: 'start.title' };
const label = (text: string) =>
  Object.fromEntries(['ar', 'en', 'de', 'fr', 'gr'].map((code) => [code, `${text} ${code}`]));

it('A place in a menu has the label that it names, else the title of its page, in every language', () => {
  const menus: PageMenus = {
    'radio.start': [
      { menu: 'main', order: 70 },
      { menu: 'explore', labelKey: 'menu.live', order: 71, query: { live: 'on' } },
    ],
  };
  expect(withMenus([page, { ...page, id: 'radio.station' }], menus, messages)).toEqual([
    {
      ...page,
      menus: [
        { menu: 'main', order: 70, label: label('Radio') },
        { menu: 'explore', order: 71, query: { live: 'on' }, label: label('Live') },
      ],
    },
    { ...page, id: 'radio.station' },
  ]);
});

it.each(['menu.late', 'menu', 'menu.live.now', 'constructor', 'menu.constructor'])(
  'A label %s that is no text is said with its page and menu',
  (labelKey) => {
    const menus: PageMenus = { 'radio.start': [{ menu: 'main', labelKey, order: 70 }] };
    expect(() => withMenus([page], menus, messages)).toThrow(
      `radio.start stands in the menu main and has no label ${labelKey} in ar`,
    );
  },
);

it('A label that one language lacks is said with that language', () => {
  const menus: PageMenus = { 'radio.start': [{ menu: 'main', labelKey: 'menu.live', order: 70 }] };
  const lacking = { ...messages, gr: { start: { title: 'Radio gr' } } };
  expect(() => withMenus([page], menus, lacking)).toThrow('has no label menu.live in gr');
});

it('A page that does not exist stands in no menu', () => {
  const menus: PageMenus = { 'radio.dial': [{ menu: 'main', order: 70 }] };
  expect(() => withMenus([page], menus, messages)).toThrow('radio.dial is to stand in menus, and is no page');
});
