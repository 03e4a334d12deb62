import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { useIsHydrated } from './use-is-hydrated.ts';

let said: boolean[] = [];
beforeEach(() => (said = []));
function Part({ name = 'Layla' }) {
  said.push(useIsHydrated());
  return <p>{name}</p>;
}

test('A part that the server has drawn is rendered once when React takes over, and remains one', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part />);
  expect(said).toEqual([true]);
  const root = await act(async () => hydrateRoot(place, <Part />));
  expect(said).toEqual([true, true]);
  await act(async () => root.render(<Part name="Omar" />));
  expect(said).toEqual([true, true, true]);
});

test('One that the browser draws is none', () => {
  const { rerender } = render(<Part />);
  rerender(<Part name="Omar" />);
  expect(said).toEqual([false, false]);
});
