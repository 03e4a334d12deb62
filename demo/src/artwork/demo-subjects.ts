import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@sahra/shared/i18n/languages';
import { z } from 'zod';
import { createRandom } from './canvas/random.ts';
import type { ArtworkRequest, PosterSubject } from './subject.ts';

const bilingual = z.object({ ar: z.string(), en: z.string() });
const programSchema = z.object({ slug: z.string(), title: bilingual, lettering: z.object({ ar: z.array(z.string()) }), genres: z.array(z.string()).min(1), tags: z.array(z.string()), year: z.number() });
const personSchema = z.object({ slug: z.string(), name: bilingual, designation: z.string() });
const productSchema = z.object({ slug: z.string(), shape: z.string(), colors: z.array(z.string()), motif: z.string() });
const postSchema = z.object({ slug: z.string(), type: z.string(), tags: z.array(z.string()) });

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  return z.array(schema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Every picture of the demo catalog by kind, for whoever wants to look at all of them. */
export function demoRequests(folder: string): Record<ArtworkRequest['kind'], ArtworkRequest[]> {
  const programs = readdirSync(join(folder, 'programs')).sort().flatMap((file) => read(join(folder, 'programs', file), programSchema));
  const people = read(join(folder, 'people.json'), personSchema);
  const posters = programs.map((program): PosterSubject => {
    const random = createRandom(`cast:${program.slug}`);
    const names = random.shuffle(people).slice(0, 5).map((person) => person.name.ar);
    return { slug: program.slug, titleAr: program.title.ar, titleEn: program.title.en, lettering: program.lettering.ar, genre: program.genres[0] ?? '', tags: program.tags, year: program.year, names };
  });
  const bySlug = new Map(posters.map((poster) => [poster.slug, poster]));
  return {
    poster: posters.map((subject) => ({ kind: 'poster', subject })),
    scene: posters.map((subject) => ({ kind: 'scene', subject })),
    portrait: people.map(({ slug, designation }) => ({ kind: 'portrait', subject: { slug, designation } })),
    product: read(join(folder, 'products.json'), productSchema).flatMap(({ slug, shape, colors, motif }) =>
      colors.map((color): ArtworkRequest => {
        const program = bySlug.get(motif);
        return { kind: 'product', subject: { slug, shape, color, motif, ...(program ? { program } : {}) } };
      }),
    ),
    post: read(join(folder, 'posts.json'), postSchema).map((subject) => ({ kind: 'post', subject })),
    card: languageCodes.map((slug) => ({ kind: 'card', subject: { slug } })),
  };
}
