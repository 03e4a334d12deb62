import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider, type AppInstance } from '../app.tsx';
import { bareApp } from '../testing/bare-app.ts';
import { Still } from './still.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface Mug {
  name: string;
}

/** A page of one thing, as the server draws it and the browser takes it over; counts how often the browser draws it. */
function takenOver(mug: Mug) {
  const draw = vi.fn((name: string) => <p>{name}</p>);
  const page = (app: AppInstance, of: Mug) => (
    <AppProvider app={app}>
      <Still of={of} className="facts">
        {() => draw(of.name)}
      </Still>
    </AppProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(bareApp(), mug));
  draw.mockClear();
  const app = bareApp(() => () => undefined);
  let root: Root | undefined;
  act(() => void (root = hydrateRoot(container, page(app, mug))));
  return { draw, show: (of: Mug) => act(() => root?.render(page(app, of))) };
}

test('What the server has drawn stays, and the browser does not draw it', () => {
  const { draw } = takenOver({ name: 'A mug' });
  expect(screen.getByText('A mug').parentElement?.className).toBe('facts');
  expect(draw).not.toHaveBeenCalled();
});

test('It tells of what it is given, of the first one too when that comes back', () => {
  const mug = { name: 'A mug' };
  const { show } = takenOver(mug);
  show({ name: 'Another mug' });
  expect(document.body.textContent).toBe('Another mug');
  show(mug);
  expect(document.body.textContent).toBe('A mug');
});
