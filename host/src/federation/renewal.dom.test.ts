import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { runningHost, type RegistryAnswer } from './registry-client.ts';
import { hasTypedValues, renewalOf } from './renewal.ts';

const shop = (version: string) => ({ remote: 'shop', version });
const registry =
  (version: string, host = runningHost) =>
  async (): Promise<RegistryAnswer> => ({
    schema: 1,
    revision: 1,
    host,
    remotes: [{ name: 'shop', version, entry: '', contract: '', react: '', pages: [] }],
  });

beforeEach(() => sessionStorage.clear());

it.each([
  ['is replaced', registry('2'), 'reload'],
  ['is what everybody has', registry('1'), 'none'],
  ['has another host by now', registry('1', 'next'), 'reload'],
  ['is of a remote that was removed', async () => ({ ...(await registry('1')()), remotes: [] }), 'reload'],
  ['cannot be asked about', async () => undefined, 'none'],
])('A release that fails and %s', async (_, askRegistry, renewal) => {
  expect(await renewalOf(shop('1'), askRegistry, false)).toBe(renewal);
});

it('A page of the host itself fails: only another host brings another one', async () => {
  const own = { remote: 'information', version: runningHost };
  expect(await renewalOf(own, registry('1'), false)).toBe('none');
  expect(await renewalOf(own, registry('1', 'next'), false)).toBe('reload');
});

it('A tab leaves each release once by itself, whichever versions come and go', async () => {
  const renewals = [];
  for (const [own, current] of [
    ['1', '2'],
    ['2', '1'],
    ['1', '2'],
    ['2', '3'],
    ['3', '1'],
  ] as const)
    renewals.push(await renewalOf(shop(own), registry(current), false));
  expect(renewals).toEqual(['reload', 'reload', 'offer', 'offer', 'reload']);
});

it('Where the tab could not remember that it reloaded, or would lose what was typed, it only offers to', async () => {
  expect(await renewalOf(shop('1'), registry('2'), true)).toBe('offer');
  expect(sessionStorage.getItem(storageKeys.leftReleases)).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  expect(await renewalOf(shop('1'), registry('2'), false)).toBe('offer');
});

it.each([
  ['a text that was typed', '<input value="a">', ([field]: HTMLInputElement[]) => field && (field.value = 'b'), true],
  ['a text that stands there', '<textarea>a</textarea><input value="a">', () => {}, false],
  ['a tick', '<input type="checkbox">', ([field]: HTMLInputElement[]) => field?.click(), true],
  ['the choice of before', '<select><option>a<option selected>b</select><select><option>a</select>', () => {}, false],
  [
    'a choice',
    '<select><option>a<option>b</select>',
    ([field]: HTMLInputElement[]) => field && (field.value = 'b'),
    true,
  ],
  [
    'what no visitor sees',
    '<input type="hidden">',
    ([field]: HTMLInputElement[]) => field && (field.value = 'b'),
    false,
  ],
])('A page with %s', (_, html, act, isTyped) => {
  document.body.innerHTML = html;
  act([...document.body.children] as HTMLInputElement[]);
  expect(hasTypedValues(document)).toBe(isTyped);
});
