import { createContext, useContext } from 'react';
import type { LanguageCode, PostBlock, ShownBlock } from '@sahra/shared/facade';

export type StoredPicture = Extract<PostBlock, { kind: 'picture' }>['picture'];
export type Picture = Extract<ShownBlock, { kind: 'picture' }>['picture']['picture'];
export type DialogName = 'audio' | 'link' | 'linkCard' | 'video';

/** What a dialog changes: an attribute's values as they are, and where they go. */
export interface DialogRequest {
  name: DialogName;
  initial?: Readonly<Record<string, unknown>>;
  /** Absent: it is put into the text where the cursor is. */
  save?: (attributes: Readonly<Record<string, unknown>>) => void;
}

export interface EditorSurroundings {
  /** Of the text, not of the page. */
  language: LanguageCode;
  findPicture: (source: StoredPicture['source']) => Picture | undefined;
  /** Remembers how an upload looks. */
  addPicture: (mediaId: number, picture: Picture) => void;
  openDialog: (request: DialogRequest) => void;
}

export const EditorContext = createContext<EditorSurroundings | undefined>(undefined);

/** What surrounds a block of the text. */
export function useEditorSurroundings(): EditorSurroundings {
  const surroundings = useContext(EditorContext);
  if (!surroundings) throw new Error('a block of a text is shown outside of an editor');
  return surroundings;
}
