import { parseArgs } from 'node:util';

export const usage = `npm run blog -- import FILE   takes over the posts of another site: an export of WordPress (WXR), of Ghost (JSON), or of this site
npm run blog -- export FILE   writes everything that the blog has into one file, which can be imported again

FILE is a path, or - for the standard input and output. Nothing is written where the file is not whole. The same file, or a later
one of the same site, updates what it brought before, and leaves alone what was changed or removed here since.

  --dry-run           says what the file has, and what would become of it; nothing is written, no picture is fetched
  --language CODE     of posts that do not say theirs: ar (if nothing is said), en, de, fr, gr
  --site ADDRESS      where the file comes from, for addresses in it that are not said in full; Ghost's pictures need it. Of an
                      export: the site that it says it is of (PUBLIC_URL, if nothing is said); a later one has to say the same
  --pictures FOLDER   a copy of the other site's uploads: what is there is not fetched
  --no-downloads      fetches no picture; only those of --pictures are taken

With the containers: docker compose exec -T api-1 node api/dist/blog.js import - < FILE`;

/** The command was not called as it can be; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ 'dry-run': flag, language: text, site: text, pictures: text, 'no-downloads': flag, help: flag },
} as const;

/** The arguments of the command, as options and names. */
export function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
export type BlogOptions = ReturnType<typeof readArguments>['values'];
