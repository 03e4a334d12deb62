import { errorSchema } from '@sahra/shared/schemas/common';
import { describe, expect, it } from 'vitest';
import { contactMessage, request, useContactMessages } from './testing/use-contact-messages.ts';

const { app, stored } = useContactMessages();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('floods', () => {
  it('Of 200 messages at once from one caller, to two replicas, ten are taken', async () => {
    const replica = await app().createReplica();
    const answers = await Promise.all(
      numbers(200).map((index) =>
        (index % 2 ? replica : app()).inject(request({ ...contactMessage, subject: `Number ${index}` })),
      ),
    );
    await replica.close();
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect([answers.filter(({ statusCode }) => statusCode === 201).length, refused.length]).toEqual([10, 190]);
    expect(errorSchema.parse(refused[0]?.json()).code).toBe('too_many_requests');
    // One more each six minutes.
    for (const { headers } of refused)
      expect(Number(headers['retry-after'])).toSatisfy((seconds: number) => seconds > 300 && seconds <= 360);
    const { messages, mails } = await stored();
    expect([messages.length, mails.length]).toEqual([10, 10]);
  });

  it('One IPv6 network is one caller, and its flood is not another one’s', async () => {
    const answers = await Promise.all(
      numbers(30).map((index) => app().inject(request(contactMessage, `2001:db8::${index + 1}`))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect((await app().inject(request(contactMessage, '2001:db8:0:1::1'))).statusCode).toBe(201);
  });

  it('Of 200 messages at once from 200 callers 120 are taken; another one is there each half minute', async () => {
    const answers = await Promise.all(
      numbers(200).map((index) => app().inject(request(contactMessage, `192.0.2.${index}`))),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(taken).toBeGreaterThanOrEqual(120);
    expect(taken).toBeLessThanOrEqual(122);
    const { messages, mails } = await stored();
    expect([messages.length, mails.length]).toEqual([taken, taken]);
    expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeLessThanOrEqual(
      30,
    );
  });

  it('Refused messages do not count against the rate limit: with what is mended one still gets through', async () => {
    await Promise.all(numbers(50).map(() => app().inject(request({ ...contactMessage, email: 'amira' }))));
    expect((await app().inject(request(contactMessage))).statusCode).toBe(201);
  });
});
