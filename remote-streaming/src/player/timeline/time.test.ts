import { describe, expect, it } from 'vitest';
import { spokenTime } from './time.ts';

describe('spokenTime', () => {
  it.each([
    ['en', 65, '1 minute and 5 seconds'],
    ['en', 0, '0 seconds'],
    ['en', 3600, '1 hour'],
    ['de', 62, '1 Minute und 2 Sekunden'],
    ['ar', 120, 'دقيقتان'],
    ['ar', 3, '3 ثوان'],
  ] as const)('says in %s %d seconds as %s', (language, time, said) => {
    expect(spokenTime(time, language)).toBe(said);
  });
});
