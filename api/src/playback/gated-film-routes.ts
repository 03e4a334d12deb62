import { filmTypeOf } from '@sahra/shared/server/film-types';
import type { ByteRange } from '@sahra/shared/server/open-file';
import { sendFile } from '@sahra/shared/server/send-file';
import type { FastifyPluginAsync } from 'fastify';
import type { Auth } from '../auth/create-auth.ts';
import { findSignedIn } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure, notFound } from '../server/http/api-failure.ts';
import { isSigned, readSignedAddress } from '../signed-addresses/signed-address.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import type { GatedFilms } from './gated-films.ts';
import { holderOf } from './watching-rules.ts';

const PREFIX = '/media/gated/';

interface GatedFilmParts {
  auth: Auth;
  database: Database;
  keys: SigningKeys;
  films: GatedFilms;
}

/**
 * Films that are not free, to those only for whom their addresses were signed. The session is read with each file: who has signed out,
 * was blocked, or is no subscriber any more gets no further one.
 */
export const gatedFilmRoutes =
  ({ auth, database, keys, films }: GatedFilmParts): FastifyPluginAsync =>
  async (app) => {
    app.get(`${PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
      const address = request.raw.url ?? '';
      // Said of everything alike, whether it is there or not; and before anything is asked of the database.
      if (!isSigned(address))
        throw new ApiFailure(403, { code: 'address_unsigned', message: 'This film has no address for everyone' });
      const holder = holderOf(await findSignedIn(auth, database, request));
      const { path, headers } = readSignedAddress(await keys.ring(), { purpose: 'media', holder }, address);
      const open = (range?: ByteRange) => films.open(path.slice(PREFIX.length), range);
      // A browser that somebody else uses by then asks again: what it has was given to another session.
      const answered = { ...headers, 'content-type': filmTypeOf(path), vary: 'cookie' };
      if (!(await sendFile(request, reply, open, answered))) throw notFound('file');
      return reply;
    });
  };
