import type { FastifyInstance } from 'fastify';
import { invalidRequest } from './api-failure.ts';

/** Strings and the signs between them; everything else of a JSON text does not matter here. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/gs;

/** A key that an object has twice, of which each reader would take another one; or one that is no key but the object's kind. */
function findBadKey(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = String(JSON.parse(last));
      if (key === '__proto__' || open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
    last = token;
  }
  return undefined;
}

/** Bytes as JSON, or the refusal that says why they are none. */
export function parseJson(bytes: Buffer): unknown {
  let json: string;
  let value: unknown;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(json);
  } catch {
    throw invalidRequest({ request: 'must be JSON in UTF-8' });
  }
  const badKey = findBadKey(json);
  if (badKey !== undefined)
    throw invalidRequest({
      [badKey === '__proto__' ? 'request' : badKey]: badKey === '__proto__' ? 'holds __proto__' : 'is there twice',
    });
  return value;
}

/** Takes JSON and nothing else, and only where it can be read in one way. */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
}
