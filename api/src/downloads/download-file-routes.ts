import { sendFile } from '@sahra/shared/server/send-file';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Auth } from '../auth/create-auth.ts';
import { findSignedIn } from '../auth/session-guard.ts';
import { ShopperCookies } from '../carts/shopper.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure, notFound } from '../server/http/api-failure.ts';
import type { SiteSettings } from '../server/settings.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { isSigned, readSignedAddress, type SignedFile } from '../signed-addresses/signed-address.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { dispositionOf, type DownloadFiles, downloadTypeOf } from './download-files.ts';
import { holdersOf } from './download-holder.ts';
import { findFile } from './download-repository.ts';

/** Below it lie bought files, each by its number: their names in the store are told to nobody. */
export const DOWNLOADS = '/api/downloads/files/';

interface DownloadFileParts {
  auth: Auth;
  database: Database;
  keys: SigningKeys;
  files: DownloadFiles;
  site: Pick<SiteSettings, 'publicUrl'>;
}

const isForged = (error: unknown) => error instanceof ApiFailure && error.status === 403;

/** What an address leads to for the first of these holders for whom it was signed. */
function readFor(ring: KeyRing, holders: readonly string[], address: string): SignedFile {
  const [holder = '', ...others] = holders;
  try {
    return readSignedAddress(ring, { purpose: 'download', holder }, address);
  } catch (error) {
    if (others.length === 0 || !isForged(error)) throw error;
    return readFor(ring, others, address);
  }
}

/** Bought files, to those only for whom their addresses were signed, and only while their order stands. A part of a file is asked for as often as a browser likes. */
export const downloadFileRoutes =
  ({ auth, database, keys, files, site }: DownloadFileParts): FastifyPluginAsync =>
  async (app) => {
    const cookies = new ShopperCookies(database, site.publicUrl);
    const holdersFor = async (request: FastifyRequest) => {
      const signedIn = await findSignedIn(auth, database, request);
      // What is of the account is not for children.
      const memberId = signedIn?.profile?.maturityLimit ? undefined : signedIn?.member.id;
      return holdersOf({ memberId, shopperHash: cookies.guestHashOf(request) });
    };
    app.get(`${DOWNLOADS}*`, { schema: { hide: true } }, async (request, reply) => {
      const address = request.raw.url ?? '';
      // Said of everything alike, whether it is there or not; and before anything is asked of the database.
      if (!isSigned(address))
        throw new ApiFailure(403, { code: 'address_unsigned', message: 'This file has no address for everyone' });
      const { path, headers } = readFor(await keys.ring(), await holdersFor(request), address);
      const { name, file } = await findFile(database, Number(path.slice(DOWNLOADS.length)));
      const answered = {
        ...headers,
        'content-type': downloadTypeOf(file),
        'content-disposition': dispositionOf(name, file),
        // A browser that somebody else uses by then asks again.
        vary: 'cookie',
      };
      if (!(await sendFile(request, reply, (range) => files.open(file, range), answered))) throw notFound('file');
      return reply;
    });
  };
