import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test.each([
  { language: 'en', on: '{ArrowRight}', back: '{ArrowLeft}' },
  { language: 'ar', on: '{ArrowLeft}', back: '{ArrowRight}' },
] as const)('Tab stops once in a rail, and arrows go from card to card ($language)', async ({ language, on, back }) => {
  giveSize();
  renderPart(
    <>
      <Rail title="Night">{films}</Rail>
      <a href="/after">After</a>
    </>,
    language,
  );
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  expect(focused()).toBe('A');
  await userEvent.keyboard(`${on}${on}`);
  expect(focused()).toBe('C');
  await userEvent.keyboard(on);
  expect(focused()).toBe('C');
  await userEvent.tab();
  expect(focused()).toBe('After');
  // Who comes back is where they were.
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('C');
  await userEvent.keyboard(back);
  expect(focused()).toBe('B');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('A');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('C');
});

test('Tab goes through all that a card holds, and a list of cards that changes has its stop', async () => {
  function Shelf() {
    const [names, setNames] = useState(['A', 'B', 'C']);
    return (
      <Rail title="Night">
        {names.map((name) => (
          <p key={name}>
            <a href="/">{name}</a>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>Remove {name}</button>
          </p>
        ))}
      </Rail>
    );
  }
  renderPart(<Shelf />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('B');
  await userEvent.tab();
  expect(focused()).toBe('Remove B');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(focused()).toBe('A');
});

test('A rail that gets more than it has room for can be turned', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  const content = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(WIDTH);
  let add = () => {};
  function Growing() {
    const [shown, setShown] = useState(2);
    add = () => setShown(films.length);
    return <Rail title="Night">{films.slice(0, shown)}</Rail>;
  }
  renderPart(<Growing />);
  expect(screen.queryByRole('button', { name: 'Scroll on: Night' })).toBeNull();
  content.mockReturnValue(LENGTH);
  act(() => add());
  expect(screen.getByRole('button', { name: 'Scroll on: Night' })).toBeTruthy();
});
