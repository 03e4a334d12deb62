import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasRoom, pageOf, watchIntent } from './intent.ts';

const onIntent = vi.fn<(page: URL) => void>();
const onForm = vi.fn<(page: URL) => void>();
const onCancel = vi.fn();
watchIntent({ onIntent, onForm, onCancel });

/** A document with one link. */
function linkWith(attributes: string): HTMLElement {
  document.body.innerHTML = `<main><a ${attributes}><span>Go</span></a></main>`;
  return document.querySelector('span') ?? document.body;
}
const event = (type: string, init: PointerEventInit = {}) =>
  new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', ...init });
const asked = () => onIntent.mock.calls.map(([page]) => page.pathname + page.search);

beforeEach(() => {
  vi.useFakeTimers();
  onIntent.mockReset();
  onForm.mockReset();
  onCancel.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('Pressing a link begins its page before it is released', () => {
  linkWith('href="/shop?page=2#top"').dispatchEvent(event('pointerdown', { pointerType: 'touch' }));
  expect(asked()).toEqual(['/shop?page=2']);
});

test('Who scrolls with the finger on a link did not mean it', () => {
  const link = linkWith('href="/shop"');
  link.dispatchEvent(event('pointerdown', { pointerType: 'touch' }));
  link.dispatchEvent(event('pointercancel', { pointerType: 'touch' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('Resting on a link begins its page, passing over it does not', () => {
  const link = linkWith('href="/shop"');
  link.dispatchEvent(event('pointerover', { clientX: 10 }));
  vi.advanceTimersByTime(50);
  link.dispatchEvent(event('pointerout', { clientX: 20 }));
  vi.advanceTimersByTime(500);
  expect(asked()).toEqual([]);
  link.dispatchEvent(event('pointerover', { clientX: 30 }));
  vi.advanceTimersByTime(80);
  expect(asked()).toEqual(['/shop']);
});

test('A link that comes to lie below a mouse that stands still begins nothing', () => {
  const before = linkWith('href="/blogs"');
  before.dispatchEvent(event('pointerover', { clientX: 40 }));
  before.dispatchEvent(event('pointerdown', { clientX: 50 }));
  onIntent.mockReset();
  linkWith('href="/shop"').dispatchEvent(event('pointerover', { clientX: 50 }));
  vi.advanceTimersByTime(500);
  expect(asked()).toEqual([]);
});

test.each([
  ['another site', 'href="https://elsewhere.example/"', {}],
  ['a new tab', 'href="/shop" target="_blank"', {}],
  ['a file', 'href="/shop" download', {}],
  ['a place on this page', 'href="#content"', {}],
  ['a new tab, by a key', 'href="/shop"', { ctrlKey: true }],
  ['a menu, by the other button', 'href="/shop"', { button: 2 }],
])('What opens %s begins nothing', (_, attributes, init) => {
  linkWith(attributes).dispatchEvent(event('pointerdown', init));
  expect(asked()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'Nothing is loaded ahead on a line that has no room ($effectiveType, $saveData)',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    linkWith('href="/shop"').dispatchEvent(event('pointerdown'));
    expect(asked()).toEqual([]);
  },
);

test('A line of which nothing is known has room', () => {
  expect(hasRoom()).toBe(true);
  expect(hasRoom({ connection: { effectiveType: '4g' } })).toBe(true);
  expect(pageOf(document)).toBeUndefined();
});

test.each(['focusin', 'pointerdown'])('By %s somebody begins to fill in a form, which its page takes', (type) => {
  document.body.innerHTML = '<form method="post" action="/login?next=%2Fshop"><input></form>';
  document.querySelector('input')?.dispatchEvent(event(type));
  expect(onForm.mock.calls.map(([page]) => page.pathname + page.search)).toEqual(['/login?next=%2Fshop']);
});

test('A form that only searches has nothing to prepare', () => {
  document.body.innerHTML = '<form action="/search"><input></form>';
  document.querySelector('input')?.dispatchEvent(event('focusin'));
  expect(onForm).not.toHaveBeenCalled();
});
