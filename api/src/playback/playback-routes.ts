import { errorSchema, idParamSchema } from '@sahra/shared/schemas/common';
import {
  playbackRefusals,
  type PlaybackRefusal,
  type SignedPlayback,
  signedPlaybackSchema,
} from '@sahra/shared/schemas/playback';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import type { KeyRing } from '../signed-addresses/key-ring.ts';
import { addressExpiry, signAddress } from '../signed-addresses/signed-address.ts';
import type { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { findPlayed } from './playback-repository.ts';
import { holderOf, refusalFor } from './watching-rules.ts';

const schema = {
  summary: 'Where the one who asks finds what plays',
  description: [
    'Of what is not free the addresses are signed for who is signed in: they answer for some hours, longer than any film, to that session’s member alone, and not without the subscription that they were given for.',
    'A player asks again before they end, and where one was refused.',
    '401 `needs_sign_in`, 403 `needs_subscription`.',
  ].join(' '),
  params: z.object({ episodeId: idParamSchema }),
  response: {
    200: signedPlaybackSchema,
    '4xx': errorSchema.describe('Refused'),
    '5xx': errorSchema.describe('Failed'),
  },
};

const refuse = (code: PlaybackRefusal) =>
  code === playbackRefusals.needsSignIn
    ? new ApiFailure(401, { code, message: 'Sign in to watch this' })
    : new ApiFailure(403, { code, message: 'This is for subscribers' });

/** The addresses of a clip, with the folder in which all of it lies signed. */
function signClip(ring: KeyRing, holder: string, clip: Omit<SignedPlayback, 'expiresAt'>): SignedPlayback {
  const folder = clip.manifestUrl.slice(0, clip.manifestUrl.lastIndexOf('/') + 1);
  const signed = signAddress(ring, { purpose: 'media', holder, path: folder });
  const inFolder = (address: string) => (address.startsWith(folder) ? signed + address.slice(folder.length) : address);
  return {
    manifestUrl: inFolder(clip.manifestUrl),
    posterUrl: inFolder(clip.posterUrl),
    trickplayUrl: inFolder(clip.trickplayUrl),
    expiresAt: addressExpiry(signed).toISOString(),
  };
}

/** What is not free is watched by addresses that are one's own. */
export const playbackRoutes =
  (database: Database, keys: SigningKeys): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/account/playback/:episodeId', { schema }, async ({ params, signedIn }) => {
      const { access, isProtected, ...clip } = found(await findPlayed(database, params.episodeId), 'episode');
      const refusal = refusalFor(access, signedIn?.member);
      if (refusal) throw refuse(refusal);
      return isProtected ? signClip(await keys.ring(), holderOf(signedIn), clip) : { ...clip, expiresAt: null };
    });
  };
