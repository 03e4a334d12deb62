import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { AppProvider } from '../app.tsx';
import { bareApp } from '../testing/bare-app.ts';
import { Island } from './island.tsx';

/** Comes near to everything that is watched. */
let comeNear = () => {};
beforeEach(() => {
  const watched = new Set<IntersectionObserverCallback>();
  comeNear = () =>
    watched.forEach((tell) =>
      tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell;
      }
      private readonly tell: IntersectionObserverCallback;
      observe = () => void watched.add(this.tell);
      disconnect = () => void watched.delete(this.tell);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const routerListeners = new Set<() => void>();
const appInBrowser = () =>
  bareApp((listener) => {
    routerListeners.add(listener);
    return () => routerListeners.delete(listener);
  });

/** Counts clicks, so that one sees whether it is alive. */
function Counter({ loaded, given: { name } }: { loaded: string; given: { name: string } }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${loaded} ${name} ${count}`}
    </button>
  );
}
const Skeleton = () => <p>on its way</p>;
const loadWord = () => Promise.resolve('Hello');

type Options = Partial<Parameters<typeof Island<string, { name: string }>>[0]>;
const island = (options: Options = {}, name = 'Layla') => (
  <Island kind="word" load={loadWord} Content={Counter} given={{ name }} Skeleton={Skeleton} {...options} />
);
const inBrowser = (part: ReactNode) => <AppProvider app={appInBrowser()}>{part}</AppProvider>;

const drawnByServer = '<div><button type="button">Hello Layla 0</button></div>';

/** The page as the server sends it, and then React's; returns what takes it away. */
async function openPage(part: ReactNode, drawn = drawnByServer) {
  document.body.innerHTML = `<div id="root"><div data-near=""><!--$-->${drawn}<!--/$--></div></div>`;
  const root = document.querySelector('#root') ?? document.body;
  const opened = await act(async () => hydrateRoot(root, inBrowser(part)));
  return () => act(() => opened.unmount());
}

/** React answers clicks as soon as it has taken over. */
const expectAlive = () =>
  waitFor(() => {
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toMatch(/Layla [1-9]/);
  });

test('What the server has drawn is read at once, and comes alive in its place when the visitor is near and the page is done', async () => {
  const load = vi.fn(loadWord);
  let beIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (beIdle = work));
  await openPage(island({ load }));
  const drawn = screen.getByRole('button', { name: 'Hello Layla 0' });
  fireEvent.click(drawn);
  await act(async () => comeNear());
  expect(load).not.toHaveBeenCalled();
  await act(async () => beIdle());
  await expectAlive();
  expect(screen.getByRole('button')).toBe(drawn);
});

test('A touch is as good as coming near', async () => {
  await openPage(island());
  await act(async () => screen.getByRole('button').focus());
  await expectAlive();
});

test('A page that changes before keeps what the server has drawn, and it comes alive later', async () => {
  await openPage(island());
  await act(async () => routerListeners.forEach((tell) => tell()));
  expect(screen.getByRole('button').textContent).toBe('Hello Layla 0');
  await act(async () => comeNear());
  await expectAlive();
});

test('What stays when the page changes comes alive then, and tells of what it was given last', async () => {
  const visitor = createStore(() => ({ name: 'Layla' }));
  const Frame = () => island({ isLasting: true }, useStore(visitor).name);
  await openPage(<Frame />);
  await act(async () => {
    routerListeners.forEach((tell) => tell());
    visitor.setState({ name: 'Amira' });
  });
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Hello Amira 0'));
  // As high as what it says now, wherever the page stands.
  const place = document.querySelector<HTMLElement>('[data-near]');
  expect(place?.style.getPropertyValue('content-visibility')).toBe('visible');
});

test('What is awaited begins to load when its page is on the screen, not while that is rendered', async () => {
  const told: string[] = [];
  const load = () => (told.push('asked for'), Promise.resolve('Hello'));
  function Page() {
    told.push('rendered');
    return island({ load, isUrgent: true });
  }
  function Late() {
    told.push('the rest');
    return <p>The rest</p>;
  }
  await act(
    async () =>
      void render(
        inBrowser(
          <>
            <Page />
            <Late />
          </>,
        ),
      ),
  );
  expect(told).toEqual(['rendered', 'the rest', 'asked for']);
  expect(await screen.findByRole('button', { name: 'Hello Layla 0' })).toBeTruthy();
});

test('Code that does not come leaves what the server has drawn, or nothing', async () => {
  const failing = { load: () => Promise.reject(new Error('gone')), onFailure: () => {} };
  await openPage(island(failing));
  await act(async () => comeNear());
  expect(screen.getByRole('button').textContent).toBe('Hello Layla 0');
  document.body.innerHTML = '';
  await act(async () => void render(inBrowser(island(failing))));
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => comeNear());
  await waitFor(() => expect(document.body.textContent).toBe(''));
});

test('What the server leaves to the browser has its place, and is drawn when the visitor is near', async () => {
  await openPage(island({ isLeftToBrowser: true }), '<div><p>on its way</p></div>');
  expect(screen.getByText('on its way')).toBeTruthy();
  await act(async () => comeNear());
  expect(screen.getByRole('button').textContent).toBe('Hello Layla 0');
  expect(screen.queryByText('on its way')).toBeNull();
});

test('A section that is gone listens to nothing any more', async () => {
  routerListeners.clear();
  const { unmount } = await act(async () => render(inBrowser(island())));
  expect(routerListeners.size).toBe(1);
  unmount();
  expect(routerListeners.size).toBe(0);
  const load = vi.fn(loadWord);
  let beIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (beIdle = work));
  const leave = await openPage(island({ load }));
  await act(async () => comeNear());
  leave();
  beIdle();
  expect(load).not.toHaveBeenCalled();
});

test('A section of a page that comes back has its old height at once; what was in view is drawn with the page', async () => {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const leave = async (top: number) => {
    rect.mockReturnValue(DOMRect.fromRect({ y: top, width: 400, height: 407 }));
    const { unmount } = await act(async () => render(inBrowser(island({ here: 'Hello' }, 'Nadia'))));
    await act(async () => comeNear());
    await act(async () => routerListeners.forEach((tell) => tell()));
    unmount();
  };
  await leave(2000);
  const { container, unmount } = await act(async () => render(inBrowser(island({ here: 'Hello' }, 'Nadia'))));
  expect(container.querySelector<HTMLElement>('[data-near] > *')?.style.blockSize).toBe('407px');
  expect(container.textContent).toBe('');
  unmount();
  await leave(100);
  render(inBrowser(island({ here: 'Hello' }, 'Nadia')));
  screen.getByRole('button', { name: 'Hello Nadia 0' });
});
