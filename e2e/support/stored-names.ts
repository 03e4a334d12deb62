import { cookies } from '@sahra/shared/privacy/cookies';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import type { Page } from 'playwright/test';

const cookieNames: readonly string[] = Object.values(cookies).map(({ name }) => name);
const keys: readonly string[] = Object.values(storageKeys);

/** Over TLS the cookies of a session have a prefix. */
const isNamed = (cookie: string) =>
  cookieNames.some(
    (name) => [name, `__Host-${name}`].includes(cookie) || (name.endsWith('-') && cookie.startsWith(name)),
  );

interface Stored {
  keys: string[];
  others: string[];
}

/** What a page finds stored for its site; nothing where it is about to go, is one of the browser's own, or may not store. */
const findStored = (page: Page): Promise<Stored> =>
  page
    .evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      others: [
        ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
      ],
    }))
    .catch(() => ({ keys: [], others: [] }));

/** What the site has stored in a browser without a row for it in the privacy policy. */
export async function unnamedStorage(page: Page): Promise<string[]> {
  const jar = await page.context().cookies();
  const stored = await findStored(page);
  return [
    ...jar
      .map(({ name }) => name)
      .filter((name) => !isNamed(name))
      .map((name) => `cookie ${name}`),
    ...stored.keys.filter((key) => !keys.includes(key)).map((key) => `storage key ${key}`),
    ...stored.others,
  ].map((found) => `not in the privacy policy: ${found}`);
}
