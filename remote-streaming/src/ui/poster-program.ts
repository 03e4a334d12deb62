import type { ProgramCard } from '@sahra/shared/facade';

/** What the card of a program says. */
export type PosterProgram = Pick<
  ProgramCard,
  'id' | 'kind' | 'access' | 'title' | 'year' | 'durationMinutes' | 'seasonCount' | 'poster'
>;

/** Only that: a page whose cards stand in its HTML does not carry what none of them says. */
export const toPosterProgram = ({
  id,
  kind,
  access,
  title,
  year,
  durationMinutes,
  seasonCount,
  poster,
}: ProgramCard): PosterProgram => ({ id, kind, access, title, year, durationMinutes, seasonCount, poster });
