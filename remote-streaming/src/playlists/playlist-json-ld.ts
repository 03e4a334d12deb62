import type { JsonLd, JsonLdContext } from '@sahra/shared/facade';
import type { LoadedPlaylist } from '@sahra/shared/guest-list/own-playlists';
import { programHref, watchHref } from '../ui/program-href.ts';

type Shown = Exclude<LoadedPlaylist, { source: 'unknownDevice' }>;

/** The playlist as schema.org has it: a list of addresses in its order. */
export const playlistJsonLd = ({ name, description, items }: Shown, { pageAt }: JsonLdContext): JsonLd => ({
  '@type': 'ItemList',
  name,
  ...(description && { description }),
  numberOfItems: items.length,
  itemListElement: items.map(({ program, episode }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: episode ? `${program.title} · ${episode.title}` : program.title,
    url: pageAt(episode ? watchHref(program, episode.id) : programHref(program)),
  })),
});
