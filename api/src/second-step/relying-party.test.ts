import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://sahra.example', 'sahra.example', 'https://sahra.example'],
  ['https://sahra.example:8443', 'sahra.example', 'https://sahra.example:8443'],
  ['http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['http://app.localhost:4000', 'app.localhost', 'http://app.localhost:4000'],
])('Passkeys of %s are bound to %s and signed for %s', (publicUrl, expectedRPID, expectedOrigin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ expectedRPID, expectedOrigin });
});

it.each(['http://sahra.example', 'http://localhost.example:4000', 'http://192.0.2.7'])('%s has none', (publicUrl) => {
  expect(() => relyingPartyOf(publicUrl)).toThrow('This passkey is not accepted here');
});
