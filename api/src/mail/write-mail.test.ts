import { formatMoney } from '@sahra/shared/i18n/format';
import { getLanguage, languageCodes } from '@sahra/shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import type { MailKind, Mails } from './mails.ts';
import { writeMail } from './write-mail.ts';

const letter = {
  subject: 'A month of films',
  greeting: 'Dear readers,\nthis is what we wrote.',
  posts: [
    { title: 'ليلة في السينما', excerpt: 'حكاية', slug: 'ليلة-في-السينما', language: 'ar' as const },
    { title: '<b>Trains</b> & "tracks"', excerpt: 'A story', slug: 'trains', language: 'en' as const },
  ],
};
const samples: Mails = {
  contact: {
    reference: 'ACDEFGHJ',
    name: 'Amira',
    email: 'amira@example.org',
    subject: 'Subtitles',
    message: 'Where are they?\nThank you',
  },
  'newsletter-confirm': { confirmToken: 'confirm-me', removeToken: 'remove-me' },
  'newsletter-known': { removeToken: 'remove-me' },
  letter: { ...letter, removeToken: 'remove-me' },
  'letter-test': letter,
  'verify-email': { token: 'verify-me' },
  'account-exists': {},
  'reset-password': { token: 'reset-me' },
  'sign-in-link': { token: 'let-me-in' },
  'password-changed': {},
  'second-step-changed': { change: 'app-added' },
  'second-step-refused': {},
  'email-change': { token: 'change-me' },
  'email-changed': { newEmail: 'a…@example.org' },
  'account-deleted': {},
  'new-device': { browser: 'Firefox', system: null, at: '2026-11-21T14:00:00.000Z' },
  'subscription-requested': {
    reference: 'ACDEFGHJ',
    plan: 'premium',
    price: 14900,
    currency: 'EGP',
    paymentMethod: 'cheque',
  },
  'subscription-paid': { plan: 'basic', until: '2026-12-21T14:00:00.000Z' },
  'subscription-ended': { plan: 'basic' },
  'subscription-rejected': { reference: 'ACDEFGHJ' },
  'post-published': { title: 'On waiting', slug: 'on-waiting' },
  'post-returned': { title: 'On waiting', slug: 'on-waiting' },
  'replies-confirm': { confirmToken: 'want-them', removeToken: 'stop-them' },
  reply: {
    author: 'Karim',
    text: 'I think so too.',
    thing: { kind: 'episode', id: 70 },
    title: 'The Last Tram',
    programId: 7,
    removeToken: 'stop-them',
  },
  'post-comment': {
    ...{ author: 'Karim', text: '<b>I think so too.</b>', title: 'Where to Sit', slug: 'where-to-sit' },
    removeToken: 'stop-them',
  },
  'stock-alert-confirm': { name: 'Sahra Mug', confirmToken: 'want-it', removeToken: 'stop-it' },
  'back-in-stock': { name: 'Sahra Mug', slug: 'sahra-mug', color: 'night', size: '', removeToken: 'stop-it' },
  'order-placed': {
    ...{ number: 'S-ACDEFGHJ', trackToken: 'track-me', currency: 'EGP' },
    lines: [
      { name: 'A mug', color: 'night', size: '', quantity: 2, subtotal: 48_000 },
      { name: '<script>alert(1)</script>', color: 'teal', size: 'XL', quantity: 1, subtotal: 9_999 },
    ],
    ...{ subtotal: 57_999, discount: 5_000, shippingName: 'To the door', shippingAmount: 6_000 },
    ...{
      tax: 7_242,
      total: 58_999,
      paymentMethod: 'bank-transfer',
      isPaid: false,
      payUntil: '2026-12-21T14:00:00.000Z',
    },
  },
  'order-paid': { number: 'S-ACDEFGHJ', trackToken: null, total: 58_999, currency: 'EGP' },
  'order-shipped': {
    number: 'S-ACDEFGHJ',
    trackToken: 'track-me',
    carrier: 'Egypt Post',
    parcelNumber: 'RR123456789EG',
  },
  'order-cancelled': { number: 'S-ACDEFGHJ', trackToken: null, isPaid: true },
  'order-expired': { number: 'S-ACDEFGHJ', trackToken: null },
  'order-failed': { number: 'S-ACDEFGHJ', trackToken: null },
  'order-refunded': { number: 'S-ACDEFGHJ', trackToken: null, total: 58_999, currency: 'EGP' },
  'order-tracking': { number: 'S-ACDEFGHJ', token: 'track-me' },
};
const kinds = Object.keys(samples).filter((key): key is MailKind => key in samples);
const site = {
  publicUrl: 'https://sahra.example',
  payTo: { bankAccount: 'Banque du Nil, EG38 0019', chequeAddress: null },
};
const mailsOf = <Kind extends MailKind>(kind: Kind) =>
  languageCodes.map((code) => ({ code, mail: writeMail(kind, samples[kind], code, site) }));

describe('mails', () => {
  it.each(kinds)('A mail of the kind %s has a text of its own in every language', (kind) => {
    const mails = mailsOf(kind);
    // What an issue is called in each language is written by its editors.
    expect(new Set(mails.map(({ mail }) => mail.subject)).size).toBe(kind === 'letter' ? 1 : 5);
    expect(new Set(mails.map(({ mail }) => mail.text)).size).toBe(5);
    for (const { mail } of mails) expect(mail.subject).not.toMatch(/[\r\n]|undefined/);
  });

  it.each(kinds)(
    'Each link in a mail of the kind %s is a line of its own, and leads to the page in its language',
    (kind) => {
      for (const { code, mail } of mailsOf(kind)) {
        const lines = mail.text.split('\n').filter((line) => line.startsWith('https://'));
        expect(lines).toEqual(mail.links);
        for (const link of mail.links) expect(new URL(link).searchParams.get('lang')).toBe(code);
      }
    },
  );

  it.each(kinds)('The HTML of a mail of the kind %s holds the same, in its direction, and loads nothing', (kind) => {
    for (const { code, mail } of mailsOf(kind)) {
      const { tag, dir } = getLanguage(code);
      expect(mail.html).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect([...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))).toEqual(
        mail.links,
      );
      expect(mail.html).not.toMatch(/src=|url\(|@import|<script|#[0-9a-f]{3}/i);
    }
  });

  it.each(kinds)('No line of a French mail of the kind %s begins with a colon', (kind) => {
    const { subject = '', text = '' } = mailsOf(kind).find(({ code }) => code === 'fr')?.mail ?? {};
    const said = `${subject}\n${text}`.replace(/https:\S+/g, '');
    expect(said).not.toMatch(/(?<![\u00A0\d]):/);
  });

  it.each(mailsOf('subscription-requested'))(
    'Member reads what their plan costs and the number to give ($code)',
    ({ code, mail }) => {
      expect(mail.text).toContain('\u2068ACDEFGHJ\u2069');
      expect(mail.text).toContain(formatMoney({ amount: 14900, currency: 'EGP' }, code));
    },
  );

  it.each(languageCodes)('Member reads where to pay if the owner has set it, else where to ask (%s)', (code) => {
    const sample = samples['subscription-requested'];
    const transfer = writeMail('subscription-requested', { ...sample, paymentMethod: 'bank-transfer' }, code, site);
    expect(transfer.text).toContain('\nBanque du Nil, EG38 0019\n');
    expect(transfer.links.map((link) => new URL(link).pathname)).toEqual(['/account/subscription']);
    for (const paymentMethod of ['cheque', 'cash-on-delivery'] as const) {
      const mail = writeMail('subscription-requested', { ...sample, paymentMethod }, code, site);
      expect(mail.links.map((link) => new URL(link).pathname)).toEqual(['/contact-us', '/account/subscription']);
    }
  });

  it.each(mailsOf('letter'))(
    'A post of an issue has the direction of its own language, and its way out is one click ($code)',
    ({ code, mail }) => {
      expect(mail.html).toMatch(/<div lang="ar" dir="rtl"><h2[^>]*><a href="[^"]+">ليلة في السينما<\/a><\/h2>/);
      expect(mail.html).toMatch(/<div lang="en" dir="ltr"><h2[^>]*><a href="[^"]+">&lt;b&gt;Trains&lt;\/b&gt; &amp;/);
      expect(mail.html).toContain('Dear readers,<br>this is what we wrote.');
      expect(mail.text).toContain(`A story\nhttps://sahra.example/blogs-detail/trains?lang=${code}\n`);
      expect(mail.unsubscribe).toBe(`https://sahra.example/newsletter/unsubscribe?token=remove-me&lang=${code}`);
      expect(mail.links.at(-1)).toBe(mail.unsubscribe);
    },
  );

  it.each(mailsOf('contact'))('What a visitor has written keeps its direction to itself ($code)', ({ mail }) => {
    expect(mail.subject).toContain('\u2068Amira\u2069');
    expect(mail.subject).toContain('\u2068Subtitles\u2069');
    expect(mail.text).toContain('\nWhere are they?\nThank you\n');
  });

  it.each(['{{about}} {{- from}} {{', '$t(greeting)', '$& $1 <b>&\'"'])(
    'What looks like a placeholder or like HTML is shown as it was written: %s',
    (text) => {
      const mail = writeMail('contact', { ...samples.contact, name: text, subject: text }, 'en', site);
      expect(mail.subject).toBe(`Message from \u2068${text}\u2069: \u2068${text}\u2069`);
      expect(mail.text).toContain(`Subject: \u2068${text}\u2069\n`);
      expect(mail.html).not.toContain('<b>');
    },
  );
});
