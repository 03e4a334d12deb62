import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '@sahra/shared/server/settings';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('Nothing needs to be set', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4001,
      dataFolder: resolve('.data'),
      databaseUrl: undefined,
      seed: 'demo',
      metricsPort: undefined,
    });
  });

  it('An empty value is as good as none', () => {
    expect(readSettings({ DATABASE_URL: '', METRICS_PORT: '', SEED: '', PORT: '' })).toEqual(readSettings({}));
  });

  it('Mails lead to this machine and are read by nobody, unless that is said', () => {
    expect(readSettings({ MAIL_TO: '', DEV_TOOLS: '' }).site).toEqual({
      publicUrl: 'http://localhost:4000',
      mailTo: undefined,
      payTo: { bankAccount: null, chequeAddress: null },
      hasDevTools: false,
    });
    expect(
      readSettings({ PUBLIC_URL: 'https://sahra.example/', MAIL_TO: 'owner@sahra.example', DEV_TOOLS: 'on' }).site,
    ).toEqual({
      publicUrl: 'https://sahra.example',
      mailTo: 'owner@sahra.example',
      payTo: { bankAccount: null, chequeAddress: null },
      hasDevTools: true,
    });
  });

  it('Nobody is told of new posts unless a hub is set', () => {
    expect(readSettings({ WEBSUB_HUB: '' }).webSubHub).toBeUndefined();
    expect(readSettings({ WEBSUB_HUB: 'https://hub.example/' }).webSubHub).toBe('https://hub.example/');
    for (const hub of ['hub.example', 'javascript:alert(1)', 'ftp://hub.example/'])
      expect(() => readSettings({ WEBSUB_HUB: hub })).toThrow(/WEBSUB_HUB: must be an http/);
  });

  it('Members are told where to pay as far as that is set', () => {
    const site = readSettings({
      BANK_ACCOUNT: ' Sahra, Banque du Nil, EG380019000500000000263180002 ',
      CHEQUE_ADDRESS: '',
    }).site;
    expect(site.payTo).toEqual({
      bankAccount: 'Sahra, Banque du Nil, EG380019000500000000263180002',
      chequeAddress: null,
    });
  });

  it('Nothing is sent unless a mail server is set; mails come from where the site is', () => {
    expect(readSettings({ SMTP_URL: '', MAIL_FROM: '' })).toMatchObject({
      smtp: undefined,
      mailFrom: 'no-reply@localhost',
    });
    expect(
      readSettings({ SMTP_URL: 'smtps://sahra:secret@mail.example', PUBLIC_URL: 'https://sahra.example' }),
    ).toMatchObject({
      smtp: { host: 'mail.example', port: 465, isSecure: true, login: { user: 'sahra', password: 'secret' } },
      mailFrom: 'no-reply@sahra.example',
    });
    expect(readSettings({ MAIL_FROM: 'hello@sahra.example' }).mailFrom).toBe('hello@sahra.example');
  });

  it('What is wrong with the address of a mail server is said without its password', () => {
    const read = () => readSettings({ SMTP_URL: 'smtp://sahra:hunter2@mail.example?x=y' });
    expect(read).toThrow('SMTP_URL');
    expect(read).not.toThrow('hunter2');
  });

  it('A database of one’s own is not filled with the demo, unless that is asked for', () => {
    const DATABASE_URL = 'postgres://sahra@db/sahra';
    expect(readSettings({ DATABASE_URL }).seed).toBe('none');
    expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
  });

  it('The password of a database may lie in a file of its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sahra-settings-'));
    const DATABASE_PASSWORD_FILE = join(folder, 'password');
    writeFileSync(DATABASE_PASSWORD_FILE, 'a/b+c=%41 é\n');
    const { databaseUrl = '' } = readSettings({ DATABASE_URL: 'postgres://sahra@db/sahra', DATABASE_PASSWORD_FILE });
    expect(decodeURIComponent(new URL(databaseUrl).password)).toBe('a/b+c=%41 é');
    expect(readSettings({ DATABASE_URL: 'postgres://sahra:own@db/sahra', DATABASE_PASSWORD_FILE }).databaseUrl).toBe(
      'postgres://sahra:own@db/sahra',
    );
    rmSync(folder, { recursive: true });
    expect(() => readSettings({ DATABASE_URL: 'postgres://sahra@db/sahra', DATABASE_PASSWORD_FILE })).toThrow(
      'DATABASE_PASSWORD_FILE',
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['SEED', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ARTWORK_THREADS', '0'],
    ['ARTWORK_WARM_UP', 'perhaps'],
    ['PUBLIC_URL', 'sahra.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['MAIL_TO', 'owner'],
    ['MAIL_FROM', 'Sahra <no-reply@sahra.example>'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://sahra:p%zz@mail.example'],
    ['DEV_TOOLS', 'yes'],
    ['BANK_ACCOUNT', 'EG38\nEG39'],
    ['CHEQUE_ADDRESS', 'x'.repeat(301)],
  ])('A bad %s (%s) stops the start with its name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(StartError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
