import { devMailsSchema } from '@sahra/shared/schemas/mail';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { markFailed, markSent } from './outbox-queue.ts';
import { post } from './outbox-repository.ts';

const site = {
  publicUrl: 'https://sahra.example',
  mailTo: 'owner@sahra.example',
  payTo: { bankAccount: null, chequeAddress: null },
};
const open = useTestApp({ site: { ...site, hasDevTools: true } });
const closed = useTestApp({ site: { ...site, hasDevTools: false } });
const message = 'First line\nhttps://evil.example/\n<script>alert(1)</script> & "more"';

beforeAll(async () => {
  await open().testDatabase.database.transaction(async (tx) => {
    await post(tx, {
      kind: 'contact',
      recipient: null,
      language: 'en',
      data: {
        reference: 'ACDEFGHJ',
        name: '<b>Amira</b>',
        email: 'amira@example.org',
        subject: '"><img src=x onerror=alert(1)>',
        message,
      },
    });
    await post(tx, {
      kind: 'newsletter-confirm',
      recipient: 'amira@example.org',
      language: 'ar',
      data: { confirmToken: 'confirm-me', removeToken: 'remove-me' },
    });
  });
});

describe('/dev/mail', () => {
  it('is not there where the development tools are off', async () => {
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail?page=1']) {
      expect(await closed().get(url)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: 'There is no such address' },
      });
    }
  });

  it('Developer reads the mails, the newest first, and follows their links', async () => {
    const { status, headers, body } = await open().get('/dev/mail');
    const html = String(body);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html.indexOf('newsletter-confirm')).toBeLessThan(html.indexOf('contact ·'));
    expect(html).toContain('<div lang="ar" dir="rtl"><h2>خطوة واحدة وتصلك نشرة سهرة</h2>');
    expect(html).toContain(
      '<a href="https://sahra.example/newsletter/confirm?token=confirm-me&amp;lang=ar" dir="ltr">',
    );
    expect(html).toContain('to owner@sahra.example');
  });

  it('What a visitor has written is text there, and no link; nothing on the page may run', async () => {
    const { headers, body } = await open().get('/dev/mail');
    const html = String(body);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
    expect(html).not.toMatch(/<script|<img|<b>|href="https:\/\/evil/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  });

  it('A mail that was sent shows that it was, and nothing of its content', async () => {
    const { database } = open().testDatabase;
    await database.transaction((tx) =>
      post(tx, {
        kind: 'reset-password',
        recipient: 'sent@example.org',
        language: 'de',
        data: { token: 'spent-token' },
      }),
    );
    const [mail] = await database.select().from(outbox).where(eq(outbox.recipient, 'sent@example.org'));
    if (mail) await markSent(database, mail);
    const html = String((await open().get('/dev/mail')).body);
    expect(html).toMatch(/reset-password · to sent@example\.org · .* · sent<\/p>\n<p>Its content was deleted/);
    expect(html).not.toContain('spent-token');
    const { items } = devMailsSchema.parse((await open().get('/dev/mail.json?pageSize=1')).body);
    expect(items).toMatchObject([{ subject: '', text: '', links: [], sentAt: expect.any(String), givenUpAt: null }]);
    await database.delete(outbox).where(eq(outbox.recipient, 'sent@example.org'));
  });

  it('A mail that was given up shows why', async () => {
    const { database } = open().testDatabase;
    await database.update(outbox).set({ attempts: 1 }).where(eq(outbox.kind, 'contact'));
    const [mail] = await database.select().from(outbox).where(eq(outbox.kind, 'contact'));
    if (mail) await markFailed(database, mail, '550 <b>No</b>', undefined);
    expect(String((await open().get('/dev/mail')).body)).toContain(' · given up: 550 &lt;b&gt;No&lt;/b&gt;</p>');
  });

  it('Tests read the same as JSON, page by page', async () => {
    const page = devMailsSchema.parse((await open().get('/dev/mail.json?pageSize=1&page=2')).body);
    expect(page).toMatchObject({
      page: 2,
      pageSize: 1,
      total: 2,
      items: [{ kind: 'contact', recipient: 'owner@sahra.example', links: [], sentAt: null }],
    });
    expect(page.items[0]?.text).toContain(message);
    expect(String((await open().get('/dev/mail?pageSize=1&page=2')).body)).toContain('<a href="?page=1">Newer</a>');
    expect((await open().get('/dev/mail?page=0')).status).toBe(400);
  });
});
