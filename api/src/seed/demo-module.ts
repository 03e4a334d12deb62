import { pathToFileURL } from 'node:url';
import type { PictureKind } from '@sahra/shared/pictures';
import type { Drawing } from '../media/encode-picture.ts';
import type { SeedContents } from './contents.ts';

/** A module that the api loads by its address: what fills an empty site, and draws the pictures of that. */
export interface DemoModule {
  /** Reads everything anew; throws where its files are not as they must be. */
  readContents(): SeedContents;
  /** The picture of a kind with a name; undefined where nothing has that name. The same name always gives the same drawing. */
  drawPicture(kind: PictureKind, name: string): Drawing | undefined;
  /** The folder of its films that are not free; undefined where all are. */
  gatedFolder?: string | undefined;
  /** The folder of the files that it sells; undefined where it sells none. */
  downloadFolder?: string | undefined;
}

/** Loads the module in `file`. Threads do this for themselves. */
export const loadDemo = async (file: string): Promise<DemoModule> => import(pathToFileURL(file).href);
