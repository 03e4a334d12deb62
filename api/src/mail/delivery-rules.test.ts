import { describe, expect, it } from 'vitest';
import { describeFailure, isRefusedForGood, mayHaveArrived, readFailure, retryAfter } from './delivery-rules.ts';

const recipient = (responseCode: number, response: string) => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode,
  response,
});

describe('what becomes of a mail that was not taken', () => {
  it.each([
    ['nobody has that address', recipient(550, '550 5.1.1 No such user'), true],
    ['the mailbox is closed', recipient(552, '552 Mailbox full'), true],
    ['the address makes no sense to the server', recipient(553, '553 Bad address'), true],
    ['the server wants us to come back', recipient(451, '451 4.7.1 Greylisted'), false],
    ['the server wants a login that we do not have', recipient(530, '530 Authentication required'), false],
    ['the server does not relay for us', recipient(554, '554 5.7.1 Relay access denied'), false],
    ['the login is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['the server does not like the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
    ['the server does not like the message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, false],
    ['the server is away', { code: 'ECONNECTION' }, false],
  ])('%s', (_, failure, isForGood) => {
    expect(isRefusedForGood(failure)).toBe(isForGood);
    expect(retryAfter(1, failure)).toBe(isForGood ? undefined : 60_000);
  });

  it.each([
    ['the server has answered', recipient(451, '451 Later'), false],
    ['the server has refused the message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, false],
    ['the login is wrong', { code: 'EAUTH', command: 'AUTH PLAIN' }, false],
    ['nobody listens', { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 127.0.0.1:25' }, false],
    ['nobody answers', { code: 'ETIMEDOUT', command: 'CONN', message: 'Connection timeout' }, false],
    ['there is no such host', { code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }, false],
    ['it broke off', { code: 'ECONNECTION', command: 'CONN', message: 'Connection closed unexpectedly' }, true],
    ['it took too long', { code: 'EABORT', message: 'Aborted' }, true],
    ['it fell silent', { code: 'ETIMEDOUT', command: 'CONN', message: 'Timeout' }, true],
    ['something else', {}, true],
  ])('What may come once only is tried again where it has not arrived for sure: %s', (_, failure, mayHave) => {
    expect(mayHaveArrived(failure)).toBe(mayHave);
    expect([retryAfter(1, failure, true), retryAfter(1, failure)]).toEqual([mayHave ? undefined : 60_000, 60_000]);
  });

  it('It is tried eight times within a day, later and later', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryAfter(attempts, {}) ?? 0);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(24 * 60 * 60_000);
    expect(retryAfter(8, {})).toBeUndefined();
    // The process died in the eighth attempt.
    expect(retryAfter(9, {})).toBeUndefined();
  });

  it.each([
    [
      'an error of the mail server',
      Object.assign(new Error('No'), recipient(550, '550 No such user')),
      'EENVELOPE RCPT TO 550 No such user',
    ],
    ['any error', new Error('Broken'), 'Broken'],
    ['what is no error', 'nonsense', 'unknown'],
    ['nothing', undefined, 'unknown'],
    ['codes of another type', { code: 7, response: ['550'], message: 'Odd' }, 'Odd'],
    ['characters that no database takes', { message: 'a\0b\r\nc\ud800' }, 'a b c '],
    ['a server that talks and talks', { message: 'x'.repeat(1_000_000) }, 'x'.repeat(300)],
    ['a server that repeats the password', { message: 'hunter2 aHVudGVyMg==' }, '… …'],
  ])('One line is kept of %s', (_, error, line) => {
    expect(describeFailure(readFailure(error), ['hunter2'])).toBe(line);
  });
});
