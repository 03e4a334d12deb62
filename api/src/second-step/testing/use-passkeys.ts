import type { SecondStep } from '@sahra/shared/schemas/second-step';
import { createSoftwarePasskey, type SoftwarePasskey } from './software-authenticator.ts';
import { useSecondSteps } from './use-second-steps.ts';

/** The app of a test file, its members, and what they do with passkeys. */
export function usePasskeys() {
  const site = useSecondSteps();
  const { call } = site;
  const optionsFor = async (path: string, cookie = '') =>
    ((await call('POST', path, {}, cookie)).body as { options: { challenge?: unknown } }).options;
  /** What a passkey signs as somebody signs in with it; `lies` are what is wrong with it. */
  const signed = async (passkey: SoftwarePasskey, lies?: Parameters<SoftwarePasskey['sign']>[1]) =>
    passkey.sign(await optionsFor('/auth/passkey/options'), lies);
  const use = (credential: unknown, isRemembered = true) => call('POST', '/auth/passkey', { credential, isRemembered });
  const post = (credential: unknown, cookie: string) => call('POST', '/account/passkeys', { credential }, cookie);
  const read = async (cookie: string) =>
    (await call('GET', '/account/second-step', undefined, cookie)).body as SecondStep;

  /** Adds a passkey as a page would; the cookie is of the new session. */
  async function add(cookie: string, passkey = createSoftwarePasskey()) {
    const credential = passkey.create(await optionsFor('/account/passkeys/options', cookie));
    const { body, ...answer } = await post(credential, cookie);
    const { recoveryCodes: codes = [] } = body as { recoveryCodes?: string[] };
    const [id = ''] = (await read(answer.cookie)).passkeys?.map((own) => own.id).slice(-1) ?? [];
    return { ...answer, passkey, credential, codes, id };
  }
  return { ...site, optionsFor, signed, use, post, read, add };
}
