import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { parseJson } from './read-json.ts';

function refusalOf(bytes: Buffer): ApiFailure | undefined {
  try {
    parseJson(bytes);
    return undefined;
  } catch (error) {
    return error instanceof ApiFailure ? error : undefined;
  }
}

describe('JSON of requests', () => {
  it.each([
    ['{}', {}],
    ['{"a":{"a":1},"b":[{"a":2},{"a":3}]}', { a: { a: 1 }, b: [{ a: 2 }, { a: 3 }] }],
    ['{"a":"{\\"a\\":1,\\"a\\":2}","b":"a"}', { a: '{"a":1,"a":2}', b: 'a' }],
    ['"a:b"', 'a:b'],
    ['{"سؤال":"«\\u0646عم»"}', { سؤال: '«نعم»' }],
  ])('%s is read', (json, value) => {
    expect(parseJson(Buffer.from(json))).toEqual(value);
  });

  it.each([
    ['no text', Buffer.from(''), { request: 'must be JSON in UTF-8' }],
    ['half an object', Buffer.from('{"a":'), { request: 'must be JSON in UTF-8' }],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), { request: 'must be JSON in UTF-8' }],
    ['a key that is there twice', Buffer.from('{"email":"a","email":"b"}'), { email: 'is there twice' }],
    ['the same key in two spellings', Buffer.from('{"email":"a","\\u0065mail":"b"}'), { email: 'is there twice' }],
    ['a key that is there twice further in', Buffer.from('[{"a":{"b":1,"b":2}}]'), { b: 'is there twice' }],
    ['a prototype', Buffer.from('{"__proto__":{"status":"answered"}}'), { request: 'holds __proto__' }],
  ])('%s is refused', (_, bytes, fields) => {
    expect(refusalOf(bytes)).toMatchObject({ status: 400, body: { code: 'invalid_request', fields } });
  });

  it('An endless string and endless brackets are read in one go: trying again from each place would take hours', () => {
    expect(parseJson(Buffer.from(`"${'\\"'.repeat(500_000)}"`))).toHaveLength(500_000);
    expect(parseJson(Buffer.from(`${'['.repeat(5_000)}${']'.repeat(5_000)}`))).toHaveLength(1);
  });
});
