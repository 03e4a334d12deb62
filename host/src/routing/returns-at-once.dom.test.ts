import { createMemoryRouter, type RouterState } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { withReturnsAtOnce } from './returns-at-once.ts';

let release: () => void;
let isRemembered: boolean;
let isReturning: boolean;
let told: string[];

/** Somebody has gone from the first page to the second one; what is told of the router from then on is in `told`. */
function goThere() {
  const read = () => (isRemembered ? 'first' : new Promise<string>((resolve) => (release = () => resolve('first'))));
  const router = createMemoryRouter(
    [
      { path: '/', loader: read },
      { id: 'second', path: '/second', loader: () => 'second' },
    ],
    { initialEntries: ['/', '/second'], hydrationData: { loaderData: { second: 'second' } } },
  );
  const shown = withReturnsAtOnce(router, () => isReturning);
  shown.subscribe(({ navigation, location }: RouterState, { flushSync }) => {
    told.push(`${navigation.state} ${location.pathname}${flushSync ? ' at once' : ''}`);
  });
  return shown;
}

beforeEach(() => {
  told = [];
  isRemembered = true;
  isReturning = true;
});

test('A page that comes back and is remembered is drawn at once, without being on its way', async () => {
  const router = goThere();
  await router.navigate(-1);
  await expect.poll(() => told).toEqual(['idle / at once']);
});

test('One that has to be read is told to be on its way, and is drawn bit by bit', async () => {
  isRemembered = false;
  const router = goThere();
  void router.navigate(-1);
  await expect.poll(() => told).toEqual(['loading /second']);
  release();
  await expect.poll(() => told).toEqual(['loading /second', 'idle /']);
});

test('On the way to a new page nothing changes', async () => {
  isReturning = false;
  const router = goThere();
  await router.navigate('/');
  await expect.poll(() => told).toEqual(['loading /second', 'idle /']);
});

test.each([true, false])(
  'What has happened before React listens it is told then, and sees nothing of it until then; others have listened: %s',
  async (haveOthersListened) => {
    const router = createMemoryRouter([{ path: '/' }, { path: '/second' }]);
    if (haveOthersListened) router.subscribe(() => {});
    const shown = withReturnsAtOnce(router, () => false);
    await router.navigate('/second');
    expect(shown.state.location.pathname).toBe('/');
    shown.subscribe(({ location }) => void told.push(location.pathname));
    expect([told, shown.state.location.pathname]).toEqual([['/second'], '/second']);
  },
);
