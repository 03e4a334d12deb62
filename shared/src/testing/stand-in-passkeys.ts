import { onTestFinished, vi } from 'vitest';

/** What the browser's dialog does: gives a credential, or is closed. */
type Dialog = (options: unknown) => object | null;

const withJson = (credential: object | null) => credential && { toJSON: () => credential };

/** Gives the browser of a test passkeys: jsdom has none. They are gone after the test. */
export function standInPasskeys({ create, get }: { create?: Dialog; get?: Dialog }): void {
  const asIs = (options: unknown) => options;
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: asIs, parseRequestOptionsFromJSON: asIs });
  const open =
    (dialog: Dialog = () => null) =>
    async ({ publicKey }: { publicKey: unknown }) => {
      const credential = withJson(dialog(publicKey));
      if (!credential) throw new DOMException('The dialog was closed', 'NotAllowedError');
      return credential;
    };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: open(create), get: open(get) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
}
