import { accountExportSchema } from '@sahra/shared/schemas/account-export';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { programs } from '../database/catalog-tables.ts';
import { sessions } from '../database/member-tables.ts';
import type { TestMember } from '../testing/member.ts';
import { useMembers } from '../testing/member-calls.ts';
import { storeInEveryTable } from './testing/store-in-every-table.ts';

const { app, signUp, database } = useMembers();
let mona: TestMember;
let count = 0;
beforeEach(async () => {
  mona = await signUp();
  count++;
});
const exportOf = (cookie = mona.cookie) => app().inject({ url: '/api/account/export', headers: { cookie } });

describe('a copy of everything', () => {
  it('Member gets a file with all that is kept of them, and nothing that opens anything', async () => {
    await storeInEveryTable(database(), mona, count);
    const answer = await exportOf();
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="sahra-account-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = accountExportSchema.strict().parse(answer.json());
    const catalog = await database().select({ id: programs.id }).from(programs);
    expect(file).toMatchObject({
      member: { id: mona.id, username: mona.username, email: mona.email, picture: { alternative: 'منى تضحك' } },
      billingAddress: { street: '1 Nile', company: '' },
      orders: [{ number: `S-${count}`, total: 12300, notes: 'ring twice' }],
      downloads: [{ order: `S-${count}`, name: 'Poster' }],
      subscriptionRequests: [{ status: 'paid' }, { status: 'cancelled' }, { status: 'requested' }],
      playlistItems: [{ programId: catalog[0]?.id, episodeId: null, position: 0 }],
      likes: [{ programId: catalog[0]?.id }],
      watchProgress: [{ seconds: 61 }],
      pictures: [
        {
          use: 'avatar',
          alternative: 'منى تضحك',
          files: [`/media/uploads/ab/${'ab'.repeat(19)}-96.avif`, expect.any(String)],
        },
      ],
      newsletter: [],
      newsletterIssues: [],
      contactMessages: [{ reference: `C-${count}` }],
      contributions: [{ rating: 4, status: 'published' }, { text: 'بانتظار المراجعة' }],
      contributionVotes: [{ contributionId: expect.any(Number) }],
      contributionReports: [{ reason: 'spoiler', note: 'The end' }],
      wishlist: [{ product: expect.any(String), isShared: true }],
      stockAlerts: [{ email: mona.email, confirmedAt: null, sentAt: null }],
    });
    expect([file.devices.length, file.playlists.length, file.watchlist.length]).toEqual([1, 1_204, catalog.length]);
    expect(new Set(file.playlists.map(({ id }) => id)).size).toBe(1_204);
    for (const { token } of await database().select().from(sessions).where(eq(sessions.userId, mona.id)))
      expect(answer.body).not.toContain(token);
    expect(answer.body).not.toMatch(/argon2|password/i);
  });

  it('Nothing of anybody else is in it', async () => {
    const karim = await signUp();
    await storeInEveryTable(database(), mona, count);
    const file = accountExportSchema.parse((await exportOf(karim.cookie)).json());
    const { member, devices, exportedAt: _, billingAddress, ...lists } = file;
    expect([member.id, devices.length, billingAddress, Object.values(lists).flat()]).toEqual([karim.id, 1, null, []]);
  });

  it('The password is asked for first, and six in an hour are too many', async () => {
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push((await exportOf()).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
    expect((await exportOf()).json()).toMatchObject({ code: 'elevation_required' });
    expect((await exportOf('')).statusCode).toBe(401);
  });
});
