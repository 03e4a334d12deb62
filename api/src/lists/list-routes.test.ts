import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { programListSchema } from '@sahra/shared/schemas/program-lists';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { programs } from '../database/catalog-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { useTestApp } from '../testing/test-app.ts';
import { viewEpisode } from '../views/count-view.ts';
import { rankPopular } from '../views/popular-programs.ts';

const open = useTestApp();
const lists = async () => pageOf(programListSchema).parse((await open().get('/api/lists')).body).items;
const list = async (id: string, query = '') =>
  pageOf(programCardSchema).parse((await open().get(`/api/lists/${id}?pageSize=60${query}`)).body);
const ids = (items: readonly { readonly id: unknown }[]) => items.map(({ id }) => id);

describe('lists', () => {
  it('Visitor sees every list that has something in it, and reads each as a page', async () => {
    const all = await lists();
    expect(ids(all)).toEqual(expect.arrayContaining(['new', 'top-ten', 'top-rated', 'short-films', 'classics']));
    for (const { id, total, programs: first } of all) {
      const whole = await list(id);
      expect([id, whole.total]).toEqual([id, total]);
      expect(ids(whole.items)).toHaveLength(total);
      expect(ids(whole.items).slice(0, first.length)).toEqual(ids(first));
    }
  });

  it('What was viewed yesterday is popular today, and by and by no more', async () => {
    const { database } = open().testDatabase;
    const popular = async () => ids((await list('popular')).items);
    const [yesterday, today] = ['2026-01-01', '2026-01-02'] as const;
    const rank = (daysLater: number) =>
      database.transaction((tx) => rankPopular(tx, new Date(Date.parse(`${today}T12:00:00Z`) + daysLater * dayMs)));
    const firstEpisode = async (id: number) => {
      const [row] = await database.select({ id: programs.firstEpisodeId }).from(programs).where(eq(programs.id, id));
      return row?.id ?? 0;
    };
    const view = async (episodeId: number, viewers: readonly string[], day: string = yesterday) => {
      for (const viewerHash of viewers) await viewEpisode(database, episodeId, { day, viewerHash });
    };
    const first = await firstEpisode(40);
    const second = await firstEpisode(9);
    expect(ids(await lists())).not.toContain('popular');
    await view(first, ['a', 'b', 'b']);
    await view(second, ['a']);
    await view(second, ['b', 'c'], today);
    expect(await popular()).toEqual([]);
    await rank(0);
    expect(await popular()).toEqual([40, 9]);
    await rank(1);
    expect(await popular()).toEqual([9, 40]);
    for (let day = 2; day < 60; day += 1) await rank(day);
    expect(await popular()).toEqual([]);
  });

  it('A list ends where it ends, and one that does not exist is not there', async () => {
    expect(await list('top-rated', '&page=2')).toMatchObject({ items: [], total: 60 });
    expect((await open().get('/api/lists/top-rated?pageSize=24&page=3')).body).toMatchObject({ total: 60 });
    expect(await open().get('/api/lists/soon-leaving')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
