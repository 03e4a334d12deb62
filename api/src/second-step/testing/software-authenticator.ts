import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { testSite } from '../../testing/test-app.ts';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

interface Options {
  challenge?: unknown;
}
interface Lies {
  /** Another site that the browser is on. */
  origin?: string;
  /** Another site whose passkey it is. */
  host?: string;
  /** Nobody gave a finger, a face or a PIN. */
  isVerified?: boolean;
  /** How often it has signed already: a copy does not know. */
  counter?: number;
}

/** A passkey in memory, which does what authenticators do (WebAuthn level 3, ES256, no attestation). */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, { challenge }: Options, { origin = testSite.publicUrl }: Lies) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  /** Whom it is for, what was done, and how often. */
  function dataOf({ isVerified = true, host, counter: copied }: Lies, holdsKey: boolean): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(1 + (isVerified ? 4 : 0) + (holdsKey ? 64 : 0), 0);
    head.writeUInt32BE(copied ?? (counter += 1), 1);
    return Buffer.concat([sha256(host ?? new URL(testSite.publicUrl).hostname), head]);
  }
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' };
  return {
    credentialId: common.id,
    create(options: Options, lies: Lies = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([dataOf(lies, true), Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, lies)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        },
      };
    },
    sign(options: Options, lies: Lies = {}) {
      const [authData, client] = [dataOf(lies, false), clientData('webauthn.get', options, lies)];
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
