import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';
import { createBusyPages } from './busy-pages.ts';

/** By it a page says how long its visitor is to wait. */
const chance = vi.spyOn(Math, 'random');
afterAll(() => chance.mockRestore());

const preferencesIn = (language: string) => preferencesOf(new URL(`http://site.invalid/?lang=${language}`), undefined);

it('Who gets the same page gets what was compressed once, and it reads as it is', async () => {
  const busy = createBusyPages();
  chance.mockReturnValue(0);
  const [first, again, german] = ['ar', 'ar', 'de'].map((language) => busy({ preferences: preferencesIn(language) }));
  chance.mockReturnValue(0.9);
  const later = busy({ preferences: preferencesIn('ar') });
  expect(again?.encode).toBe(first?.encode);
  expect(new Set([first?.encode, german?.encode, later.encode]).size).toBe(3);
  for (const made of [first, german, later])
    expect(
      brotliDecompressSync((await made?.encode?.('', 'br')) ?? '').equals(made?.page.head ?? Buffer.alloc(0)),
    ).toBe(true);
  expect(String(german?.page.head)).toContain('lang="de"');
});

it('What somebody has written is in their page alone', () => {
  const busy = createBusyPages();
  const form = { type: 'application/x-www-form-urlencoded', body: Buffer.from('message=Good+evening') };
  const made = busy({ preferences: preferencesIn('en'), form });
  expect(String(made.page.head)).toContain('value="Good evening"');
  expect(made.encode).toBeUndefined();
});
