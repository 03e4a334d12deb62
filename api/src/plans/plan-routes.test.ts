import { planSchema } from '@sahra/shared/schemas/account';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('plans', () => {
  it.each(['ar', 'en', 'de', 'fr', 'gr'])('Visitor compares three plans in %s', async (lang) => {
    const { items } = pageOf(planSchema).parse((await app().get(`/api/plans?lang=${lang}`)).body);
    expect(items.map(({ code, price }) => [code, price.amount])).toEqual([
      ['free', 0],
      ['basic', 4900],
      ['premium', 9900],
    ]);
    expect(items.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
    expect(items.every(({ features }) => features.length >= 2)).toBe(true);
  });
});
