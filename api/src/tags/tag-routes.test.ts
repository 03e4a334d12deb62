import { programCardSchema, tagSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('tags', () => {
  it('Each tag holds as many programs as it says', async () => {
    const { items } = pageOf(tagSchema).parse((await app().get('/api/tags?lang=de')).body);
    expect(items).toHaveLength(24);
    for (const { slug, programCount } of items) {
      const programs = pageOf(programCardSchema).parse((await app().get(`/api/programs?tag=${slug}&pageSize=1`)).body);
      expect([slug, programs.total]).toEqual([slug, programCount]);
    }
  });
});
