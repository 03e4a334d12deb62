import { errorSchema } from '@sahra/shared/schemas/common';
import {
  playlistDetailsSchema,
  playlistItemAddedSchema,
  playlistSchema,
  type PlaylistDetails,
} from '@sahra/shared/schemas/playlists';
import type { TestMember } from '../../testing/member.ts';

/** The status and the code of a refusal. */
export const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, errorSchema.parse(body).code];

/** Makes a playlist; returns its id. */
export async function makePlaylist(member: TestMember, more: object = {}): Promise<number> {
  const playlist = { name: 'ليالي الخميس', description: '', privacy: 'public', ...more };
  return playlistSchema.parse((await member.send('POST', '/api/account/playlists', playlist)).body).id;
}

export const sendItem = (member: TestMember, id: number, programId: number | undefined, episodeId?: number) =>
  member.send('POST', `/api/playlists/${id}/items`, { programId, episodeId });

/** Puts something into a playlist; returns the id of the item. */
export const addItem = async (...thing: Parameters<typeof sendItem>): Promise<number> =>
  playlistItemAddedSchema.parse((await sendItem(...thing)).body).itemId;

export const readPlaylist = async (member: TestMember, id: number): Promise<PlaylistDetails> =>
  playlistDetailsSchema.parse((await member.send('GET', `/api/playlists/${id}`)).body);
