import { describe, expect, it } from 'vitest';
import { toEmailAddress } from './email-address.ts';

const long = (letters: number) => 'a'.repeat(letters);

describe('e-mail addresses', () => {
  it.each([
    ['amira@example.org', 'amira@example.org'],
    ['  amira@example.org\n', 'amira@example.org'],
    ['Amira.Hassan+films@Mail.EXAMPLE.org', 'Amira.Hassan+films@mail.example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['amira@مثال.مصر', 'amira@xn--mgbh0fb.xn--wgbh1c'],
    ['amira@bücher.example', 'amira@xn--bcher-kva.example'],
    ['amira@ＥＸＡＭＰＬＥ.org', 'amira@example.org'],
    [`${long(64)}@example.org`, `${long(64)}@example.org`],
  ])('%s is kept as %s', (typed, kept) => {
    expect(toEmailAddress(typed)).toBe(kept);
  });

  it('A domain with Cyrillic letters is not the one that it looks like', () => {
    expect(toEmailAddress('amira@p\u0430ypal.com')).toBe('amira@xn--pypal-4ve.com');
  });

  it.each([
    '',
    'amira',
    '@example.org',
    'amira@',
    'amira@localhost',
    'amira@example',
    'amira@127.0.0.1',
    'amira@[127.0.0.1]',
    'amira@0x7f.1',
    'amira@example..org',
    'amira@-example.org',
    'a mira@example.org',
    '.amira@example.org',
    'ami..ra@example.org',
    'أميرة@example.org',
    'amira@exam ple.org',
    'a@b@example.org',
    'amira@example.org\r\nBcc: all@example.org',
    'amira@example.org,karim@example.org',
    'Amira <amira@example.org>',
    'amira@example.org/path',
    'amira@example.org:25',
    'amira@example.org?subject=x',
    'amira@user:word@example.org',
    `${long(65)}@example.org`,
    `a@${`${long(60)}.`.repeat(4)}example.org`,
    'amira@example.org\0',
  ])('%j is refused', (typed) => {
    expect(toEmailAddress(typed)).toBeUndefined();
  });
});
