import type { ArtworkRequest } from '../../../demo/src/artwork/subject.ts';

/** The stored facts from which pictures are drawn; the seed and the picture route make the same subjects of them. */
interface ProgramFacts {
  slug: string;
  title: { ar: string; en: string };
  lettering: string[];
  genre: string;
  tags: string[];
  year: number;
  names: string[];
}

export const posterRequest = (facts: ProgramFacts): ArtworkRequest => ({
  kind: 'poster',
  subject: {
    slug: facts.slug,
    titleAr: facts.title.ar,
    titleEn: facts.title.en,
    lettering: facts.lettering,
    genre: facts.genre,
    tags: facts.tags,
    year: facts.year,
    names: facts.names,
  },
});

export const sceneRequest = ({ slug, genre, tags }: Pick<ProgramFacts, 'slug' | 'genre' | 'tags'>, episode?: number): ArtworkRequest => ({
  kind: 'scene',
  subject: { slug, genre, tags, ...(episode !== undefined && { episode }) },
});

/** Number of an episode within its whole series, with room for long seasons. */
export const episodeOrdinal = (season: number, episode: number) => (season - 1) * 100 + episode;

/** A product is shown in its first color. */
export const productRequest = ({ slug, shape, colors, motif }: { slug: string; shape: string; colors: string[]; motif: string }): ArtworkRequest => ({
  kind: 'product',
  subject: { slug, shape, color: colors[0] ?? 'night', motif },
});
