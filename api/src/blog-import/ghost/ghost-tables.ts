import { readFile, stat } from 'node:fs/promises';
import { StartError } from '@sahra/shared/server/settings';
import { z } from 'zod';

/** Its tables refer to each other, so all of it is in memory; as text, and as what it becomes. */
const MAX_BYTES = 256 * 1024 * 1024;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const id = z.union([z.string(), z.number()]).transform(String);
/** Rows that are not as they have to be are left out. */
const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((each) => row.safeParse(each).data ?? []) as z.output<Row>[]);

const tablesSchema = z.looseObject({
  posts: rows(
    z.looseObject({
      ...{
        id,
        title: text,
        slug: text,
        status: text,
        visibility: text,
        type: text,
        html: text,
        lexical: text,
        mobiledoc: text,
      },
      ...{
        plaintext: text,
        custom_excerpt: text,
        feature_image: text,
        published_at: z.unknown().optional(),
        updated_at: z.unknown().optional(),
        locale: text,
      },
      page: z.unknown().optional(),
      author_id: id.nullish(),
    }),
  ),
  posts_meta: rows(z.looseObject({ post_id: id, feature_image_alt: text, feature_image_caption: text })),
  tags: rows(z.looseObject({ id, name: text, slug: text, visibility: text })),
  posts_tags: rows(z.looseObject({ post_id: id, tag_id: id, sort_order: z.number().catch(0) })),
  users: rows(z.looseObject({ id, name: text, slug: text, bio: text })),
  posts_authors: rows(z.looseObject({ post_id: id, author_id: id, sort_order: z.number().catch(0) })),
  members: rows(z.looseObject({ id, name: text })),
  comments: rows(
    z.looseObject({
      ...{ id, post_id: id, member_id: id.nullish(), parent_id: id.nullish(), in_reply_to_id: id.nullish() },
      ...{ status: text, html: text, created_at: z.unknown().optional() },
    }),
  ),
});
export type GhostTables = z.output<typeof tablesSchema>;
export type GhostPost = GhostTables['posts'][number];

const fileSchema = z.union([
  z
    .looseObject({
      db: z.tuple([z.looseObject({ data: z.looseObject({ posts: z.array(z.unknown()) }) })], z.unknown()),
    })
    .transform(({ db }) => db[0].data),
  z.looseObject({ data: z.looseObject({ posts: z.array(z.unknown()) }) }).transform(({ data }) => data),
]);

/** The tables of an export of Ghost; refuses what is no whole JSON and what is none. */
export async function readGhostTables(path: string): Promise<GhostTables> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new StartError('The file has more than 256 MB: export it in parts.');
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    const isText = error instanceof SyntaxError;
    throw new StartError(
      isText ? `The file is no whole JSON: ${error.message.slice(0, 120)}` : 'The file is not UTF-8.',
    );
  }
  const { data } = fileSchema.safeParse(content);
  if (!data) throw new StartError('The file is JSON, and no export of Ghost: it has no db[0].data.posts.');
  return tablesSchema.parse({
    posts_meta: [],
    tags: [],
    posts_tags: [],
    users: [],
    posts_authors: [],
    members: [],
    comments: [],
    ...data,
  });
}
