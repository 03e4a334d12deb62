import { isFromOwnPage } from '@sahra/shared/server/own-origin';
import { expect, it } from 'vitest';
import { callerHeaders } from './gateway-headers.ts';

it.each([
  ['https://sahra.example', true],
  ['https://evil.example', false],
  ['null', false],
])('A browser that says nothing but that it comes from %s is known behind the gateway', (origin, isOwn) => {
  const asked = { host: '127.0.0.1:4001', origin, expect: '100-continue', 'x-forwarded-host': 'evil.example' };
  const headers = callerHeaders({ ip: '192.0.2.1', host: 'sahra.example', id: 'request-1' }, asked);
  expect([isFromOwnPage(headers, undefined), headers['x-forwarded-for'], 'expect' in headers]).toEqual([
    isOwn,
    '192.0.2.1',
    false,
  ]);
});
