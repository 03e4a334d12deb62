import type { ReceivedMessage } from '@sahra/shared/schemas/admin';
import { describe, expect, it } from 'vitest';
import { useAdmin } from './testing/use-admin.ts';

const { open, salma, actions, countActions } = useAdmin();

describe('messages of visitors', () => {
  const sent = {
    name: 'أميرة حسن',
    email: 'amira@example.org',
    subject: '<b>',
    message: 'أين أجد الترجمة؟ <script>',
    website: '',
  };
  const list = async (query = '') =>
    ((await salma().send('GET', `/api/admin/contact-messages${query}`)).body as { items: ReceivedMessage[] }).items;

  it('Admin reads them as they were written and marks them as answered, once in the log', async () => {
    await open().inject({ method: 'POST', url: '/api/contact-messages?lang=de', payload: sent });
    const [message] = await list('?status=new');
    const { website: _, ...written } = sent;
    expect(message).toEqual({
      ...written,
      reference: expect.any(String),
      status: 'new',
      language: 'de',
      createdAt: expect.any(String),
    });
    const mark = (status: string) =>
      salma().send('PUT', `/api/admin/contact-messages/${message?.reference}/status`, { status });
    const before = await countActions();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mark('answered')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await countActions()).toBe(before + 1);
    expect([await list('?status=new'), (await list()).length]).toEqual([[], 1]);
    await mark('new');
    expect((await actions())[0]).toMatchObject({
      action: 'reopen-message',
      target: `contact-message:${message?.reference}`,
    });
  });

  it('A message that is not there is not found', async () => {
    const answer = await salma().send('PUT', "/api/admin/contact-messages/A'--/status", { status: 'new' });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });
});
