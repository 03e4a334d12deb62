import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { afterEach, expect, test } from 'vitest';
import { collectedScript } from './mark-collected.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.collected;
});

test.each([
  [null, undefined],
  ['{"version":1,"watchlist":[],"progress":[]}', undefined],
  ['{"version":1,"watchlist":[3],"progress":[]}', 'watchlist'],
  ['{"version":1,"watchlist":[3],"progress":[{"episodeId":4}]}', 'progress watchlist'],
  ['{"progress":{"length":4}}', undefined],
  ['"progress"', undefined],
  ['{"progress":[', undefined],
])('Of a device that stores %s the document says %s', (stored, marked) => {
  if (stored) localStorage.setItem(storageKeys.guestList, stored);
  new Function(collectedScript)();
  expect(document.documentElement.dataset.collected).toBe(marked);
});
