import { describe, expect, it } from 'vitest';
import { parseSmtpUrl } from './smtp-address.ts';

describe('the address of a mail server', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, login: undefined }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, isSecure: false, login: undefined }],
    ['smtp://[::1]:25/', { host: '::1', port: 25, isSecure: false, login: undefined }],
    [
      'smtps://sahra:secret@mail.example',
      { host: 'mail.example', port: 465, isSecure: true, login: { user: 'sahra', password: 'secret' } },
    ],
    [
      'smtps://me%40mail.example:p%40ss%2F%3Aw%C3%B6rd@mail.example:4465',
      { host: 'mail.example', port: 4465, isSecure: true, login: { user: 'me@mail.example', password: 'p@ss/:wörd' } },
    ],
  ])('%s', (text, server) => {
    expect(parseSmtpUrl(text)).toEqual(server);
  });

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?tls=no',
    'smtp://user@mail.example',
    'smtp://:secret@mail.example',
    'smtp://user:%zz@mail.example',
    'smtp://mail.example:99999',
  ])('%s is none', (text) => {
    expect(parseSmtpUrl(text)).toBeUndefined();
  });
});
