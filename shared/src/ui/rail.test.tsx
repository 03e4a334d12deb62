import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Rail } from './rail.tsx';

const WIDTH = 1000;
const LENGTH = 3000;
/** jsdom draws nothing: a list of this width with three times as much in it. */
function giveSize() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(LENGTH);
  return vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined);
}
const films = ['A', 'B', 'C'].map((name) => (
  <a key={name} href="/">
    {name}
  </a>
));

test.each([
  { language: 'en', on: 'Scroll on: Night', sign: 1 },
  { language: 'ar', on: 'تمرير إلى الأمام: Night', sign: -1 },
] as const)('The rail moves on in the direction of reading ($language)', async ({ language, on, sign }) => {
  const scrollBy = giveSize();
  renderPart(<Rail title="Night">{films}</Rail>, language);
  await userEvent.click(screen.getByRole('button', { name: on }));
  expect(scrollBy).toHaveBeenCalledWith({ left: sign * 850 });
});

test.each([
  { language: 'en', end: 2000, back: 'Scroll back: Night', on: 'Scroll on: Night' },
  { language: 'ar', end: -2000, back: 'تمرير إلى الخلف: Night', on: 'تمرير إلى الأمام: Night' },
] as const)('The rail knows its ends ($language)', ({ language, end, back, on }) => {
  giveSize();
  renderPart(<Rail title="Night">{films}</Rail>, language);
  expect(screen.getByRole('button', { name: back }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: on }).getAttribute('aria-disabled')).toBe('false');
  const list = screen.getByRole('list');
  list.scrollLeft = end;
  fireEvent.scroll(list);
  expect(screen.getByRole('button', { name: back }).getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('button', { name: on }).getAttribute('aria-disabled')).toBe('true');
});

test('A rail is a named region with one item a film and a way to all of them', () => {
  renderPart(
    <Rail title="Night" href="/categories/2">
      {films}
    </Rail>,
  );
  screen.getByRole('region', { name: 'Night' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  screen.getByRole('link', { name: 'Show all', description: 'Night' });
  // Everything fits: there is nowhere to scroll to.
  expect(screen.queryByRole('button')).toBeNull();
});
