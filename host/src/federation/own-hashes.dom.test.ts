import { afterEach, expect, it, vi } from 'vitest';
import { OneMapError, type ModuleHashes } from './module-hashes.ts';
import { ownHashes } from './own-hashes.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** A browser that takes no further import map, and how often it was asked to. */
function oneMap() {
  let tries = 0;
  const learn: ModuleHashes['learn'] = () => {
    tries += 1;
    return Promise.reject(new OneMapError());
  };
  return { hashes: { known: {}, learn }, tries: () => tries };
}

it('Where something was typed a browser that takes no further import map loses nothing: what wants more fails, and is tried again', async () => {
  document.body.innerHTML = '<input>';
  const [field] = document.getElementsByTagName('input');
  if (field) field.value = 'a question of two hundred words';
  const { hashes, tries } = oneMap();
  const learn = ownHashes(hashes, 'sha384-host');
  await expect(learn()).rejects.toThrow(OneMapError);
  await expect(learn()).rejects.toThrow(OneMapError);
  expect(tries()).toBe(2);
});

it('A page that was opened anew with all hashes is not opened a third time, and its address is as it was', async () => {
  history.replaceState(null, '', '/faq?all-hashes=&sort=new');
  const learn = ownHashes(oneMap().hashes, 'sha384-host');
  expect(location.search).toBe('?sort=new');
  await expect(learn()).rejects.toThrow(OneMapError);
});

it('Where the file does not come, those who wait are told, and the next import asks for it anew', async () => {
  let isOnline = false;
  const learn = ownHashes(
    {
      known: {},
      learn: () => (isOnline ? Promise.resolve(undefined) : Promise.reject(new TypeError('Failed to fetch'))),
    },
    'sha384-host',
  );
  vi.useFakeTimers();
  const told = expect(learn()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await told;
  isOnline = true;
  await expect(learn()).resolves.toBeUndefined();
});
