import type { ArtworkRequest } from '../artwork/subject.ts';
export const groundColor = (_: ArtworkRequest): string => '#141a33';
