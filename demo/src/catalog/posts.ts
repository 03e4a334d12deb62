import type { SeedBlock, SeedPost, SeedProgram } from '@sahra/api/seed/contents';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { PictureKind } from '@sahra/shared/pictures';
import type { Catalog } from './files.ts';
import type { CatalogPost, CatalogTranslation } from './post-file.ts';

type FileBlock = CatalogTranslation['blocks'][number];
type FileAudio = Extract<FileBlock, { kind: 'audio' }>;
type FileVideo = Extract<FileBlock, { kind: 'video' }>;

/** The slug of what a block plays. Of those that show a clip it is one of a program that the post is about, or else the first. */
function episodeOf(programs: readonly SeedProgram[], about: readonly string[], { episode, clip }: FileVideo): string {
  const [program, number] = episode?.split('/') ?? [];
  const inOrder = [
    ...programs.filter(({ slug }) => about.includes(slug)),
    ...programs.filter(({ slug }) => !about.includes(slug)),
  ];
  const found = episode
    ? programs.find(({ slug }) => slug === program)?.episodes[Number(number) - 1]
    : inOrder
        .flatMap(({ isListed, access, episodes }) =>
          isListed ? episodes.filter((each) => (each.access ?? access) === 'free') : [],
        )
        .find((each) => each.clip === clip);
  if (!found) throw new Error(`Nothing is called "${episode ?? clip}" that a post could play`);
  return found.slug;
}

/** What is read of a translation from its beginning on: what plays comes first, where its blocks do not say where else. */
function blocksOf({ clip }: CatalogPost, { title, blocks }: CatalogTranslation): readonly FileBlock[] {
  const plays = blocks.some(({ kind }) => kind === 'video' || kind === 'audio');
  return clip === undefined || plays ? blocks : [{ kind: 'video', clip, title }, ...blocks];
}

/** A recording by the address that has its revision. */
function withRevision({ recordings }: Pick<Catalog, 'recordings'>, block: FileAudio): FileAudio {
  const found = recordings.find(({ file }) => file === block.file);
  if (!found) throw new Error(`There is no recording "${block.file}" that a post could play`);
  return { ...block, file: block.file.replace(/\.mp3$/, `~${found.revision}.mp3`) };
}

const picturesIn = (block: FileBlock) =>
  block.kind === 'picture' ? [block.picture] : block.kind === 'gallery' ? block.pictures : [];

/** A post as it is written. `colorOf` throws where there is no such picture. */
export function postContents(
  catalog: Pick<Catalog, 'recordings'>,
  post: CatalogPost,
  programs: readonly SeedProgram[],
  colorOf: (kind: PictureKind, name: string) => string,
): SeedPost {
  const { slug, type, author, categories, tags, about } = post;
  const publishedAt = new Date(post.publishedAt);
  const written = (block: FileBlock): SeedBlock => {
    for (const { source } of picturesIn(block)) colorOf(source.art, source.name);
    if (block.kind === 'audio') return withRevision(catalog, block);
    if (block.kind !== 'video') return block;
    return { kind: 'video', title: block.title, episode: episodeOf(programs, about.programs, block) };
  };
  return {
    ...{ slug, type, author, categories, tags, publishedAt },
    ...{ programs: about.programs, products: about.products },
    pictureSource: { art: 'post', name: slug },
    pictureColor: colorOf('post', slug),
    translations: languageCodes.flatMap((language) => {
      const translation = post.translations[language];
      if (!translation) return [];
      const { quote = null, link = null, translator = null, ...texts } = translation;
      return {
        ...{ ...texts, language, publishedAt, quote, link, translator },
        state: 'published' as const,
        blocks: blocksOf(post, translation).map(written),
      };
    }),
  };
}
