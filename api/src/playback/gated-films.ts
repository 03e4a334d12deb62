import { join } from 'node:path';
import { openFile } from '@sahra/shared/server/open-file';
import type { MediaStore } from '../media-store/media-store.ts';

/** Where films lie that are not free, by what follows `/media/gated/` in their address. */
export type GatedFilms = Pick<MediaStore, 'open'>;

const ofDemo = 'demo/';

/** Those of the demo lie in its folder, as its other films do; all others below `gated/` in the media store. */
export const gatedFilms = (store: MediaStore, demoFolder: string | undefined): GatedFilms => ({
  open: (key, range) =>
    demoFolder !== undefined && key.startsWith(ofDemo)
      ? openFile(join(demoFolder, key.slice(ofDemo.length)), range)
      : store.open(`gated/${key}`, range),
});
