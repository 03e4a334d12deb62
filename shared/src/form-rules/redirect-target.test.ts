import { expect, it } from 'vitest';
import { redirectTargetOf, ownPathOf } from './redirect-target.ts';

it.each([
  ['/', '/'],
  ['/account', '/account'],
  ['/account/orders?page=2', '/account/orders?page=2'],
  ['/search?q=a//b&lang=ar#results', '/search?q=a//b&lang=ar#results'],
  ['/programs/3/episodes/7?t=90', '/programs/3/episodes/7?t=90'],
  ['/blogs-tag?tag=ليل', '/blogs-tag?tag=%D9%84%D9%8A%D9%84'],
  ['/shop/../account', '/account'],
  ['/%2F/sahra.example', '/%2F/sahra.example'],
  ['/search?q=https://elsewhere.example', '/search?q=https://elsewhere.example'],
])('%s is a path of this site', (text, path) => {
  expect(ownPathOf(text)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'account',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/account\\..\\..',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/x/%2e%2e//elsewhere.example',
  'https://elsewhere.example',
  'http:elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@elsewhere.example',
  ' /account',
  '/ account',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\nset-cookie: a=b',
  '/account\u0000',
  '/\u0085/elsewhere.example',
  `/${'a'.repeat(2000)}`,
])('%j is not gone to', (text) => {
  expect(ownPathOf(text)).toBeUndefined();
});

it.each([
  ['/login?next=%2Fpricing', '/pricing'],
  ['/login?next=//elsewhere.example', undefined],
  ['/login?next=/one&next=//two.example', '/one'],
  ['/login', undefined],
])('%s has the redirect target %s', (address, path) => {
  expect(redirectTargetOf({ url: `http://sahra.test${address}` })).toBe(path);
});
