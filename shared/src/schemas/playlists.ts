import { z } from 'zod';
import { checkPlaylistDescription, playlistLimits, playlistPrivacies } from '../form-rules/playlist-rules.ts';
import { tidyText } from '../form-rules/text-rules.ts';
import { idSchema, pageOf } from './common.ts';
import { lineSchema } from '../form-rules/fields.ts';

const descriptionSchema = z
  .string('must be text')
  .default('')
  .transform((typed, context) => {
    const error = checkPlaylistDescription(typed);
    if (error)
      context.addIssue({
        code: 'custom',
        message:
          error === 'tooLong'
            ? `must have at most ${playlistLimits.description.max} characters`
            : 'holds characters that no text has',
      });
    return tidyText(typed);
  });

/** Body of `POST /account/playlists` and `PUT /playlists/{id}`. */
export const playlistChangeSchema = z.object({
  name: lineSchema(playlistLimits.name),
  description: descriptionSchema,
  privacy: z.enum(playlistPrivacies, 'must be public or private'),
});
export type PlaylistChange = z.infer<typeof playlistChangeSchema>;

/** A list of programs that a member made. */
export const playlistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  privacy: z.enum(playlistPrivacies),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The name under which its owner is seen. */
  owner: z.string(),
  /** Whether it belongs to who asks. */
  isOwn: z.boolean(),
});
export type Playlist = z.infer<typeof playlistSchema>;
export const playlistsSchema = pageOf(playlistSchema);

/** Answer of `DELETE`: what is no longer there. */
export const playlistDeletedSchema = z.object({ id: idSchema, status: z.literal('deleted') });
