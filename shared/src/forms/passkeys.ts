import { useSyncExternalStore } from 'react';
import { BadRequestError, type NewPasskey, type UsedPasskey } from '@sahra/shared/facade';

/** Options of WebAuthn, as the api sends them: JSON that the browser itself reads. */
type Options = Readonly<Record<string, unknown>>;

const unchanging = () => () => {};
/** Has this browser passkeys, as JSON goes in and out of them? Only where the site is on https, or on this machine. */
const hasPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Can a passkey be made and used here? Undefined where that is not known yet: on the server, and until scripts run. */
export const useHasPasskeys = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(unchanging, hasPasskeys, () => undefined);

/** Nothing came of it: the member closed the browser's dialog, it took too long, or the device has none. */
const refused = () => new BadRequestError('No passkey', 400, { code: 'passkey_refused', fields: {} });

/** What the browser's dialog gives, as JSON. Programs that keep passwords give objects of their own. */
async function ask(open: () => Promise<Credential | null>): Promise<unknown> {
  if (typeof window === 'undefined' || !hasPasskeys()) throw refused();
  const credential = await open().catch(() => null);
  if (!credential || !('toJSON' in credential)) throw refused();
  return (credential as PublicKeyCredential).toJSON();
}

/** Makes a passkey, in the browser's dialog. Throws `passkey_refused`. */
export const createPasskey = async (options: Options) =>
  (await ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )) as NewPasskey;

/** Has a passkey sign, in the browser's dialog. Throws `passkey_refused`. */
export const signWithPasskey = async (options: Options) =>
  (await ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )) as UsedPasskey;
