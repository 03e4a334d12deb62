import type { SecondStep } from '@sahra/shared/schemas/second-step';
import { codeOf, stepAt } from './totp.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of what an app is told. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** What an app that was told `secret` shows now, or so many steps of 30 seconds later. */
export const codeOfApp = (secret: string, steps = 0): string => codeOf(fromBase32(secret), stepAt(new Date()) + steps);

/** For programs of ours, the bench and tests: sets a second step up as a page would, within ten minutes of a sign-in; `send` posts to the api. Returns the cookie of the new session. */
export async function setUpByApi(
  send: (path: string, body: object) => Promise<Response>,
): Promise<{ secret: string; recoveryCodes: string[]; cookie: string }> {
  const { setUp } = (await (await send('/account/second-step/app', {})).json()) as SecondStep;
  const secret = setUp?.secret ?? '';
  const answer = await send('/account/second-step/app/confirm', { code: codeOfApp(secret) });
  if (!answer.ok) throw new Error(`The second step was not set up: ${await answer.text()}`);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { secret, recoveryCodes, cookie };
}
