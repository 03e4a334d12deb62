import type { PictureKind } from '@sahra/shared/pictures';
import type { Picture } from '@sahra/shared/schemas/common';
import type { Database } from '../../database/connect.ts';

/** What every repository reads with. */
export interface ReadContext {
  database: Database;
  /** Part of the pictures' addresses: a new state of catalog or artwork has new ones. */
  pictureRevision: string;
}

/** The picture of a thing, as the wire has it. */
export const pictureOf = (
  { pictureRevision }: ReadContext,
  kind: PictureKind,
  name: string,
  color: string,
): Picture => ({
  kind,
  src: `/media/art/${pictureRevision}/${kind}/${name}`,
  color,
});
