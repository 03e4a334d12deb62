import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributions } from '../database/contribution-tables.ts';
import { useContributions } from './testing/use-contributions.ts';

const { app, database, guest, signUp, write, addressOf, decide, salma } = useContributions();
const isEverything = process.env['SAHRA_ALL'] === '1';
const flood = isEverything ? 1_000 : 120;
const post = { kind: 'post' as const, id: 2 };
const stored = async (of: string) =>
  (await database().select({ total: count() }).from(contributions).where(eq(contributions.text, of)))[0]?.total;

describe('floods', () => {
  it(`${flood} in a moment from one network, each from another browser: twenty are taken, and nobody else waits for it`, async () => {
    const member = await signUp();
    const send = (index: number) =>
      app().inject({
        method: 'POST',
        url: addressOf(post),
        headers: { 'x-forwarded-for': '203.0.113.77', 'sec-fetch-site': 'same-origin' },
        payload: { name: 'بائع', email: `seller${index}@example.org`, text: 'أفضل العروض' },
      });
    const spam = Promise.all(Array.from({ length: flood }, (_, index) => send(index)));
    const others = await Promise.all([
      write(member, post, { text: 'سؤال عن الترجمة' }),
      guest().write(post, { text: 'شكرًا على المقال' }),
    ]);
    const answers = await spam;
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([answers.length - refused.length, await stored('أفضل العروض')]).toEqual([20, 20]);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  }, 120_000);

  it('One person from many networks has ten, and one mailbox is one person however it is spelled', async () => {
    const spellings = ['karim@example.org', 'KARIM@example.org', 'karim+a@example.org', 'karim+b@example.org'];
    const answers = [];
    for (let index = 0; index < 12; index += 1)
      answers.push(await guest('كريم', spellings[index % 4]).write(post, { text: `رسالة ${index}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
  });

  it('Five of one person wait at once; when a moderator has looked there is room again', async () => {
    const nour = guest();
    const first = await nour.write(post, { text: 'الأولى' });
    for (let index = 0; index < 4; index += 1) await nour.write(post, { text: `التالية ${index}` });
    expect((await nour.write(post, { text: 'السادسة' })).body).toMatchObject({ code: 'too_many_waiting' });
    await decide('hide', first.body.id);
    expect((await nour.write(post, { text: 'السادسة' })).status).toBe(201);
  });

  it('Reports of one person count once, and of one network twenty at most', async () => {
    const nour = guest();
    const { body } = await nour.write(post, { text: 'كلام عابر' });
    await decide('publish', body.id);
    const report = () => nour.send('POST', `/api/contributions/${body.id}/reports`, { reason: 'spam', note: '' });
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push((await report()).status);
    expect(answers).toEqual([...Array(20).fill(201), 429]);
    const { body: queue } = await salma().send('GET', '/api/admin/contributions?reported=true');
    expect(queue).toMatchObject({ total: 1, items: [{ reports: [{ reason: 'spam', note: '' }] }] });
  });
});
