import { PhotoField } from './photo-field.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotoOutcomeNote } from './photo-outcome-note.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import type { PhotoParts } from './photo-parts-context.ts';

export const photoParts: PhotoParts = {
  Field: PhotoField,
  List: PhotoList,
  Panel: PhotoPanel,
  Outcome: PhotoOutcomeNote,
};
