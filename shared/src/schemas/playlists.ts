import { z } from 'zod';
import {
  checkPlaylistDescription,
  playlistLabels,
  playlistLimits,
  playlistPrivacies,
} from '../form-rules/playlist-rules.ts';
import { tidyText } from '../form-rules/text-rules.ts';
import { episodeCardSchema, programCardSchema } from './catalog.ts';
import { idSchema, pageOf, pictureSchema } from './common.ts';
import { uploadedPictureSchema } from './media.ts';
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

const labelsSchema = z
  .array(z.enum(playlistLabels, 'is none of the labels'))
  .max(playlistLabels.length, 'names a label twice')
  .transform((labels) => playlistLabels.filter((label) => labels.includes(label)));

/** What anybody says of a playlist of theirs. */
export const playlistTextsSchema = z.object({
  name: lineSchema(playlistLimits.name),
  description: descriptionSchema,
  /** Without them nothing changes. */
  labels: labelsSchema.optional(),
});

/** Body of `POST /account/playlists` and `PUT /playlists/{id}`. */
export const playlistChangeSchema = playlistTextsSchema.extend({
  privacy: z.enum(playlistPrivacies, 'must be public or private'),
  /** An upload for the use `playlist`; null takes it away, without it nothing changes. */
  thumbnailId: idSchema.nullable().optional(),
});
export type PlaylistChange = z.infer<typeof playlistChangeSchema>;

/** A list of programs that a member made. */
export const playlistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  privacy: z.enum(playlistPrivacies),
  labels: z.array(z.enum(playlistLabels)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The name under which its owner is seen. */
  owner: z.string(),
  /** Whether it belongs to who asks. */
  isOwn: z.boolean(),
  thumbnail: uploadedPictureSchema.nullable(),
  /** Of the first programs in it, four at most: shown where it has no thumbnail. */
  posters: z.array(pictureSchema),
  itemTotal: z.int(),
  viewTotal: z.int(),
});
export type Playlist = z.infer<typeof playlistSchema>;
export const playlistsSchema = pageOf(playlistSchema);

/** What a playlist can hold: a program, or one of its episodes. */
export const playlistThingSchema = z.object({ programId: idSchema, episodeId: idSchema.optional() });
export type PlaylistThing = z.infer<typeof playlistThingSchema>;

/** `GET /account/playlists`; `itemId` is the item that is the thing asked about. */
export const ownPlaylistSchema = playlistSchema.extend({ itemId: idSchema.nullable() });
export type OwnPlaylist = z.infer<typeof ownPlaylistSchema>;
export const ownPlaylistsSchema = pageOf(ownPlaylistSchema);

/** A program of a playlist, or an episode where one is named. */
export const playlistItemSchema = z.object({
  id: idSchema,
  program: programCardSchema,
  episode: episodeCardSchema.nullable(),
  addedAt: z.iso.datetime(),
});
export type PlaylistItem = z.infer<typeof playlistItemSchema>;

/** `GET /playlists/{id}`: all of it, in its order. */
export const playlistDetailsSchema = playlistSchema.extend({ items: z.array(playlistItemSchema) });
export type PlaylistDetails = z.infer<typeof playlistDetailsSchema>;

/** Answer of what changes the items: how many there are now. */
export const playlistItemsChangedSchema = z.object({ id: idSchema, itemTotal: z.int() });
export const playlistItemAddedSchema = playlistItemsChangedSchema.extend({ itemId: idSchema });

/** Body of `PUT /playlists/{id}/items/{itemId}`: where it goes, from 0; beyond the end is the end. */
export const playlistMoveSchema = z.object({ position: z.int().min(0).max(10_000) });

/** Answer of `POST /playlists/{id}/views`. */
export const playlistViewsSchema = z.object({ id: idSchema, viewTotal: z.int() });

/** Answer of `DELETE`: what is no longer there. */
export const playlistDeletedSchema = z.object({ id: idSchema, status: z.literal('deleted') });
