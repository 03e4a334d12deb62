import type { ProgramCard } from '@sahra/shared/facade';

export type Kind = ProgramCard['kind'];
export const kinds: readonly Kind[] = ['movie', 'series'];

/** The kind that an address names; undefined where it names none that we have. */
export const findKind = (text: string | null): Kind | undefined => kinds.find((kind) => kind === text);
