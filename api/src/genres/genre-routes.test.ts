import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { genreSchema } from '@sahra/shared/schemas/program-lists';
import { pageOf } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

describe('genres', () => {
  it('Each genre has a picture and as many programs as it says', async () => {
    const { items, total } = pageOf(genreSchema).parse((await app().get('/api/genres?lang=en')).body);
    expect(total).toBe(13);
    for (const { slug, programCount, thumbnail } of items) {
      const programs = pageOf(programCardSchema).parse(
        (await app().get(`/api/programs?genre=${slug}&pageSize=1`)).body,
      );
      expect([slug, programs.total]).toEqual([slug, programCount]);
      expect(thumbnail.kind).toBe('scene');
    }
  });
});
