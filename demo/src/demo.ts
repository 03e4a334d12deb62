import type { DemoModule } from '@sahra/api/seed/demo-module';
import { drawArtwork } from './artwork/artwork.ts';
import { type ArtworkRequests, artworkRequests } from './artwork/requests.ts';
import { readContents as read } from './catalog/contents.ts';
import { readCatalog } from './catalog/files.ts';

export { downloadFolder, gatedFolder } from './catalog/files.ts';

// What the api loads by the address of this module.

export const readContents: DemoModule['readContents'] = read;

let requests: ArtworkRequests | undefined;

export const drawPicture: DemoModule['drawPicture'] = (kind, name) => {
  requests ??= artworkRequests(readCatalog());
  const request = requests[kind].get(name);
  return request && drawArtwork(request);
};
