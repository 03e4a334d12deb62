import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { members } from '../database/member-tables.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { TestMember } from '../testing/member.ts';
import { testSite } from '../testing/test-app.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write, decide } = useContributions();
const program = { kind: 'program' as const, id: 1 };
const episode = (id: number) => ({ kind: 'episode' as const, id });

const mailsTo = async (email: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))).map(
    ({ kind, data, language }) => {
      if (!data) throw new Error('Nothing was sent, so that its content is there');
      return { kind, data, language, ...writeMail(kind, data, language, testSite) };
    },
  );
const use = async (link: string | undefined, path: string) => {
  const token = new URL(link ?? 'https://none').searchParams.get('token');
  const answer = await app().inject({ method: 'POST', url: `/api/reply-mails/${path}`, payload: { token } });
  return [answer.statusCode, answer.json<{ status?: string; code?: string }>()];
};

let karim: TestMember;
beforeAll(async () => {
  karim = await signUp();
  const { body } = await write(karim, program, { text: 'مسلسل جميل من أوله إلى آخره.', rating: 5 });
  await decide('publish', body.id);
});

async function published(who: TestMember, id: number, text: string) {
  const { body } = await write(who, episode(id), { text });
  if (body.status === 'waiting') await decide('publish', body.id);
  return body.id;
}

describe('mails about answers', () => {
  it('A member who is answered gets one, in their language, when the answer is published; one click ends them', async () => {
    const mona = await signUp();
    await database().update(members).set({ language: 'en' }).where(eq(members.id, mona.id));
    const first = await published(mona, 1, 'من كتب الموسيقى؟');
    const nour = guest('نور');
    const answer = (await nour.write(episode(1), { text: 'أظنها سلمى.', answers: first })).body;
    expect(await mailsTo(mona.email)).toEqual([]);
    await decide('publish', answer.id);
    await decide('hide', answer.id);
    await decide('publish', answer.id);
    const mails = await mailsTo(mona.email);
    expect(mails).toMatchObject([{ kind: 'reply', language: 'en', subject: '\u2068نور\u2069 replied to you' }]);
    expect(mails[0]?.text).toContain('أظنها سلمى.');
    expect(mails[0]?.text).toMatch(/^https:\/\/sahra\.example\/programs\/\d+\/episodes\/1\?lang=en$/m);
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/sahra\.example\/reply-mails\?token=/);
    expect(await use(mails[0]?.unsubscribe, 'removals')).toEqual([200, { status: 'removed' }]);
    expect(await use(mails[0]?.unsubscribe, 'removals')).toEqual([200, { status: 'removed' }]);
    await write(karim, episode(1), { text: 'بل يوسف.', answers: first });
    expect(await mailsTo(mona.email)).toHaveLength(1);
  });

  it('Nobody gets one for answering themselves, and who answers an answer writes to its author', async () => {
    const mona = await signUp();
    const first = await published(mona, 2, 'سؤال');
    await write(mona, episode(2), { text: 'وجدت الجواب', answers: first });
    const second = (await write(karim, episode(2), { text: 'ما هو؟', answers: first })).body.id;
    await write(mona, episode(2), { text: 'في الدقيقة العاشرة', answers: second });
    expect(await mailsTo(mona.email)).toMatchObject([{ kind: 'reply', data: { text: 'ما هو؟' } }]);
    expect(await mailsTo(karim.email)).toMatchObject([{ data: { text: 'في الدقيقة العاشرة' } }]);
  });

  it('A guest gets them after saying yes to a mail; without that a form with the address of another brings nothing', async () => {
    const nour = guest('نور');
    const first = (await nour.write(episode(3), { text: 'سؤال', wantsReplies: true })).body.id;
    await decide('publish', first);
    await write(karim, episode(3), { text: 'جواب أول', answers: first });
    const [question] = await mailsTo(nour.email);
    expect([question?.kind, (await mailsTo(nour.email)).length]).toEqual(['replies-confirm', 1]);
    expect(await use(question?.unsubscribe, 'confirmations')).toMatchObject([404, { code: 'link_unknown' }]);
    expect(await use(question?.links[0], 'confirmations')).toEqual([200, { status: 'confirmed' }]);
    await write(karim, episode(3), { text: 'جواب ثان', answers: first });
    expect(await mailsTo(nour.email)).toMatchObject([{ kind: 'reply', data: { text: 'جواب ثان' } }, {}]);
  });

  it('A mailbox is asked twice a day at most, and never again once its reader has said no', async () => {
    const email = 'victim@example.org';
    for (let index = 0; index < 4; index += 1)
      await guest('آخر', email).write(episode(4), { text: `رسالة ${index}`, wantsReplies: true });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['replies-confirm', 'replies-confirm']);
    await use(mails[0]?.unsubscribe, 'removals');
    await database().execute(`delete from allowances`);
    await guest('آخر', email).write(episode(4), { text: 'مرة أخرى', wantsReplies: true });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('A link that nobody signed is not known', async () => {
    for (const token of ['', '1', '1.1.1795435200.abc', 'x'.repeat(200)])
      for (const path of ['confirmations', 'removals'])
        expect(await use(`https://x/?token=${token}`, path)).toMatchObject([404, { code: 'link_unknown' }]);
  });
});
