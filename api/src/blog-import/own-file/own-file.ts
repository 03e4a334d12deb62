import { tidyContribution } from '@sahra/shared/form-rules/contribution-text';
import { StartError } from '@sahra/shared/server/settings';
import { eq } from 'drizzle-orm';
import { episodes, programs } from '../../database/catalog-tables.ts';
import type { Database } from '../../database/connect.ts';
import type {
  ForeignComment,
  ForeignFile,
  ForeignName,
  ForeignPerson,
  ForeignPost,
  ReadOptions,
} from '../foreign-post.ts';
import { ImportBook } from '../import-book.ts';
import { cleanLine } from '../markup/clean-text.ts';
import type { PictureOptions } from '../pictures/picture-importer.ts';
import { renewPicture } from '../pictures/picture-importer.ts';
import type { LineOf } from '../../blog-export/export-lines.ts';
import { digestOf } from '../../blog-export/picture-lines.ts';
import { filmsIn } from '../../blog-export/film-links.ts';
import { importedBlock, importedPicture, PICTURE } from './own-blocks.ts';
import { readLines } from './read-lines.ts';
import { storePicture } from './store-picture.ts';

type Names = Record<'author' | 'category' | 'tag', Map<string, ForeignName>>;

/** Checks that lines name only what stands before them, and that the last one counts right. */
class Survey {
  readonly names: Names = { author: new Map(), category: new Map(), tag: new Map() };
  readonly counts = { posts: 0, comments: 0, pictures: 0 };
  #people = 0;
  site = '';

  add(line: LineOf<'author' | 'category' | 'tag' | 'picture' | 'person' | 'post' | 'end'>): void {
    if (line.line === 'person') this.#people += 1;
    else if (line.line === 'picture') this.#addPicture(line);
    else if (line.line === 'post') this.#addPost(line);
    else if (line.line === 'end') this.#check(line);
    else this.names[line.line].set(line.slug, { key: `${line.line} ${line.slug}`, ...line });
  }

  #addPicture(line: LineOf<'picture'>): void {
    this.counts.pictures += 1;
    if (digestOf(line) !== line.digest)
      throw new StartError(`The picture ${line.digest} of the file is another one than it says.`);
  }

  #addPost({ name, author, categories, tags, comments }: LineOf<'post'>): void {
    this.counts.posts += 1;
    this.counts.comments += comments.length;
    const isNamed =
      this.names.author.has(author) &&
      categories.every((slug) => this.names.category.has(slug)) &&
      tags.every((slug) => this.names.tag.has(slug));
    const isSaid = comments.every(
      ({ by, parent, likedBy }) =>
        [by, ...likedBy].every((person) => person < this.#people) && (parent ?? 0) < comments.length,
    );
    if (!isNamed || !isSaid) throw new StartError(`The post “${cleanLine(name)}” of the file names what is not in it.`);
  }

  #check(end: LineOf<'end'>): void {
    const isRight = (['posts', 'comments', 'pictures'] as const).every((name) => end[name] === this.counts[name]);
    if (!isRight) throw new StartError('The file is not whole: its last line counts more or less than there is.');
  }
}

/** Names of people as one import knows them: of two with the same name the second is another person. */
function personOf(line: LineOf<'person'>, counts: Map<string, number>): ForeignPerson {
  const key = `${line.kind} ${line.name ?? ''}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return { key: `${key} ${count}`, kind: line.kind, name: line.name === null ? null : cleanLine(line.name) };
}

function commentsOf({ name, comments }: LineOf<'post'>, people: readonly ForeignPerson[]): ForeignComment[] {
  const counts = new Map<string, number>();
  const keys = comments.map(({ at }) => {
    const count = (counts.get(at) ?? 0) + 1;
    counts.set(at, count);
    return `${name} ${at} ${count}`;
  });
  return comments.map(({ parent, by, at, editedAt, waitReason, likedBy, text, ...rest }, index) => ({
    ...rest,
    ...{ key: keys[index] ?? '', parentKey: parent === null ? undefined : keys[parent], text: tidyContribution(text) },
    by: people[by] ?? { key: 'nobody', kind: 'member', name: null },
    ...{
      at: new Date(at),
      editedAt: editedAt === null ? undefined : new Date(editedAt),
      waitReason: waitReason ?? undefined,
    },
    likedBy: [...new Set(likedBy)].flatMap((person) => people[person] ?? []),
  }));
}

const pick = (names: ReadonlyMap<string, ForeignName>, slugs: readonly string[]) =>
  slugs.flatMap((slug) => names.get(slug) ?? []);

/** Finds films and episodes of this site by their slugs. */
async function idsIn(database: Database, line: LineOf<'post'>) {
  const [films, parts] = [new Map<string, string>(), new Map<string, number>()];
  const blocks = line.translations.flatMap((each) => each.blocks);
  for (const slug of new Set(filmsIn(blocks))) {
    const [row] = await database.select({ id: programs.id }).from(programs).where(eq(programs.slug, slug));
    if (row) films.set(slug, String(row.id));
  }
  for (const slug of new Set(blocks.flatMap((block) => (block.kind === 'video' ? [block.episode] : [])))) {
    const [row] = await database.select({ id: episodes.id }).from(episodes).where(eq(episodes.slug, slug));
    if (row) parts.set(slug, row.id);
  }
  return { film: (slug: string) => films.get(slug), episode: (slug: string) => parts.get(slug) };
}

async function toPost(
  database: Database,
  line: LineOf<'post'>,
  names: Names,
  people: readonly ForeignPerson[],
): Promise<ForeignPost> {
  const ids = await idsIn(database, line);
  return {
    ...{ key: line.name, place: line.name, name: line.name, type: line.type, isListed: line.isListed },
    ...{ programs: line.programs, products: line.products, pictureColor: line.color },
    ...{ commentsCloseAfterDays: line.commentsCloseAfterDays, formerSlugs: line.formerSlugs },
    publishedAt: new Date(line.publishedAt),
    author: names.author.get(line.author) ?? { key: '', slug: '', name: { ar: '' } },
    categories: pick(names.category, line.categories),
    tags: pick(names.tag, line.tags),
    cover: line.picture ? { from: importedPicture(line.picture), alternative: '' } : undefined,
    translations: line.translations.map(({ blocks, quote, link, translator, publishedAt, updatedAt, ...rest }) => ({
      ...rest,
      key: `${line.name} ${rest.language}`,
      blocks: blocks.map((block) => importedBlock(block, ids)),
      ...{ quote: quote ?? undefined, link: link ?? undefined, translator: translator ?? undefined },
      publishedAt: publishedAt === null ? undefined : new Date(publishedAt),
      updatedAt: new Date(updatedAt),
    })),
    comments: commentsOf(line, people),
  };
}

/** Stores a picture of the file, unless it is here from an import before. */
async function bringPicture(
  book: ImportBook,
  { uploads }: PictureOptions,
  line: LineOf<'picture'>,
  options: ReadOptions,
): Promise<void> {
  const key = PICTURE + line.digest;
  const known = (await book.find('picture', [key])).get(key);
  if (known && (await renewPicture(uploads.database, known.rowId))) return;
  const id = await storePicture(uploads, line);
  if (id === undefined) options.note('pictures of the file that are none of ours left out', line.digest);
  else await book.write('picture', [{ key, rowId: id }]);
}

/** A file of `npm run blog -- export`, looked through to its end. */
export async function openOwnFile(path: string, options: ReadOptions, pictures: PictureOptions): Promise<ForeignFile> {
  const survey = new Survey();
  for await (const { site, line } of readLines(path)) {
    survey.site = site;
    if (line) survey.add(line);
  }
  const source = `sahra ${survey.site}`;
  const { database } = pictures.uploads;
  const book = new ImportBook(database, source);
  return {
    ...{ source, kind: 'Sahra', total: survey.counts.posts, names: survey.names },
    async *posts({ isDry } = { isDry: false }) {
      const people: ForeignPerson[] = [];
      const counts = new Map<string, number>();
      for await (const { line } of readLines(path)) {
        if (line?.line === 'person') people.push(personOf(line, counts));
        else if (line?.line === 'picture' && !isDry) await bringPicture(book, pictures, line, options);
        else if (line?.line === 'post') yield await toPost(database, line, survey.names, people);
      }
    },
  };
}
