import type { PictureKind } from '@sahra/shared/pictures';
import type { Picture } from '@sahra/shared/schemas/common';
import type { Database } from '../database/connect.ts';

/** What every repository reads with. */
export interface ReadContext {
  database: Database;
  /** `/media/art/<revision>`: a new state of catalog or artwork has new addresses. */
  artRoot: string;
}

/** The picture of a thing, as the wire has it. */
export const pictureOf = ({ artRoot }: ReadContext, kind: PictureKind, name: string, color: string): Picture => ({
  kind,
  src: `${artRoot}/${kind}/${name}`,
  color,
});
