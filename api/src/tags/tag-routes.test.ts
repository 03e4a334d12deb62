import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { tagSchema } from '@sahra/shared/schemas/program-lists';
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

  it('Visitor reads a tag by its address', async () => {
    const [first] = pageOf(tagSchema).parse((await app().get('/api/tags?lang=de')).body).items;
    expect((await app().get(`/api/tags/${first?.slug}?lang=de`)).body).toEqual(first);
  });

  it.each([
    ['no-such-tag', 404, 'not_found'],
    ['No%20tag', 400, 'invalid_request'],
    ['a'.repeat(81), 400, 'invalid_request'],
  ])('There is no tag %s', async (slug, status, code) => {
    expect(await app().get(`/api/tags/${slug}`)).toMatchObject({ status, body: { code } });
  });
});
