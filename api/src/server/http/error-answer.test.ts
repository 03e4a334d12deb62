import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { toFailure } from './error-answer.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('secret detail'), { code, ...more });

describe('errors as answers', () => {
  it.each([
    ['a bug', new TypeError('secret detail'), 500, 'internal'],
    ['something thrown that is no error', 'secret detail', 500, 'internal'],
    ['a database that is away', withCode('ECONNREFUSED'), 503, 'unavailable'],
    ['a database whose name is known to nobody', withCode('EAI_AGAIN'), 503, 'unavailable'],
    ['a database on a machine that is away', withCode('EHOSTUNREACH'), 503, 'unavailable'],
    [
      'a database that is away, as the query layer says it',
      new Error('secret detail', { cause: withCode('57P01') }),
      503,
      'unavailable',
    ],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
    [
      'a connection that was lost between two statements',
      new Error('secret detail', {
        cause: new Error('Client has encountered a connection error and is not queryable'),
      }),
      503,
      'unavailable',
    ],
    ['a full disk under the database', new Error('secret detail', { cause: withCode('53100') }), 503, 'unavailable'],
    ['a full disk under uploads', withCode('ENOSPC'), 503, 'unavailable'],
    [
      'something of a member who is deleted at the same moment',
      new Error('secret detail', { cause: withCode('23503', { constraint: 'playlists_owner_id_members_id_fk' }) }),
      401,
      'sign_in_required',
    ],
    [
      'something of a film that is not there',
      new Error('secret detail', {
        cause: withCode('23503', { constraint: 'playlist_items_program_id_programs_id_fk' }),
      }),
      500,
      'internal',
    ],
    ['a broken query', new Error('secret detail', { cause: withCode('42P01') }), 500, 'internal'],
    ['an address that is not well encoded', withCode('FST_ERR_BAD_URL', { statusCode: 400 }), 400, 'invalid_request'],
    ['a refusal', new ApiFailure(409, { code: 'taken', message: 'It is taken' }), 409, 'taken'],
    ['a status that nothing here knows', withCode('X', { statusCode: 418 }), 418, 'invalid_request'],
  ])('%s', (_, error, status, code) => {
    const failure = toFailure(error);
    expect([failure.status, failure.body.code]).toEqual([status, code]);
    expect(JSON.stringify(failure.body)).not.toContain('secret');
  });

  it('Says when there may be room again', () => {
    expect(toFailure(withCode('ENOSPC')).retryAfter).toBe(60);
  });
});
