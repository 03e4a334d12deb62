import { expect, it } from 'vitest';
import { forwardedIdentity } from './visitor-calls.ts';

const names = {
  session: 'sahra.session',
  endsWithBrowser: 'sahra.session-ends',
  device: 'sahra.device',
  guest: 'sahra.guest',
  shopper: 'sahra.shopper',
};

it.each([
  [undefined, ''],
  ['lang=ar; bucket=7', ''],
  ['sahra.session-ends=1', ''],
  ['lang=ar; sahra.session=t.s; bucket=7; sahra.session-ends=1', 'sahra.session=t.s; sahra.session-ends=1'],
  ['lang=ar; sahra.guest=g; bucket=7', 'sahra.guest=g'],
  ['lang=ar; sahra.shopper=s; bucket=7', 'sahra.shopper=s'],
  ['lang=ar; sahra.device=d', ''],
  ['sahra.guest=g; sahra.session=t.s', 'sahra.guest=g; sahra.session=t.s'],
  ['xsahra.session=t; sahra.sessions=t; xsahra.guest=g; SAHRA.SESSION=t', ''],
])('Of the cookies %j the pages’ makers get %j', (cookie, own) => {
  expect(forwardedIdentity({ headers: { cookie, 'x-forwarded-for': '203.0.113.7' }, ip: '10.0.0.1' }, names)).toEqual({
    cookie: own,
    forwardedFor: '203.0.113.7',
    userAgent: '',
  });
});

it('With a form goes also the cookie of a device where somebody has signed in before', () => {
  const sent = (cookie: string) =>
    forwardedIdentity({ headers: { cookie }, ip: '10.0.0.1', method: 'POST' }, names).cookie;
  expect([sent('lang=ar; sahra.device=d'), sent('sahra.device=d; sahra.guest=g'), sent('lang=ar')]).toEqual([
    'sahra.device=d',
    'sahra.guest=g; sahra.device=d',
    '',
  ]);
});
