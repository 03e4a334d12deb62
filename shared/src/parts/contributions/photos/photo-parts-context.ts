import { createContext, use, type ComponentType } from 'react';
import type { Contribution, OwnContribution } from '@sahra/shared/facade';
import type { PhotoOutcome } from '../contribution-answer.ts';

export type Photos = NonNullable<Contribution['photos']>;

export interface PhotoFieldProps {
  id: string;
  /** How many more the review takes. */
  room: number;
}

export interface PhotoListProps {
  photos: Photos;
  /** Who wrote the review. */
  name: string;
}

/** What reviews with photos consist of, beside what all contributions have. */
export interface PhotoParts {
  Field: ComponentType<PhotoFieldProps>;
  List: ComponentType<PhotoListProps>;
  Panel: ComponentType<{ own: OwnContribution }>;
  Outcome: ComponentType<{ outcome: PhotoOutcome }>;
}

/** Null: what is shown has no photos, and its page loads nothing of them. */
export const PhotoPartsContext = createContext<PhotoParts | null>(null);
export const usePhotoParts = (): PhotoParts | null => use(PhotoPartsContext);
