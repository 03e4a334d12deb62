import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import { ApiFailure, found } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import type { KeyRing } from '../../signed-addresses/key-ring.ts';
import { addressExpiry, readSignedAddress, signAddress } from '../../signed-addresses/signed-address.ts';
import type { Preview } from '../post-languages.ts';
import type { Editor } from './editor.ts';
import { textOf } from './held-post.ts';
import { readSeen } from './read-edited.ts';

// A preview is for who has its address: they have no account here, as who is asked whether they are quoted rightly.
const who = { purpose: 'preview', holder: '' } as const;
const folder = '/previews/';

/** The page of the site that shows a text whatever its state, and until when it does. */
export async function makePreview(
  context: ReadContext,
  ring: KeyRing,
  editor: Editor,
  { id, language }: { id: number; language: LanguageCode },
): Promise<{ path: string; expiresAt: string }> {
  const { slug } = found(textOf(await readSeen(context, editor, id), language), 'translation');
  const address = signAddress(ring, { ...who, path: `${folder}${id}/${language}` });
  const token = address.slice(folder.length).replaceAll('/', '~');
  return {
    path: `/blogs-detail/${encodeURIComponent(slug)}?preview=${token}`,
    expiresAt: addressExpiry(address).toISOString(),
  };
}

/** What a token shows; undefined where it is none of ours, or too old: nobody is told which. */
export function readPreview(ring: KeyRing, token: string): Preview | undefined {
  try {
    const { path } = readSignedAddress(ring, who, folder + token.replaceAll('~', '/'));
    const [, id = '', code = ''] = /^\/previews\/(\d+)\/(\w+)$/.exec(path) ?? [];
    const language = languageCodes.find((each) => each === code);
    return language && { postId: Number(id), language };
  } catch (error) {
    if (error instanceof ApiFailure) return undefined;
    throw error;
  }
}
