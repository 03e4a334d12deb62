import { postDetailSchema } from '@sahra/shared/schemas/blog';
import { eq } from 'drizzle-orm';
import { importedRows } from '../../database/import-tables.ts';
import { postTranslations } from '../../database/blog-tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { runBlog, useFolder } from './run-blog.ts';
import { type WxrPost, wxrOf } from './wxr.ts';

/** Imports texts as files, each its own site's, without pictures of others. */
export function useImports(open: () => TestApp) {
  const write = useFolder();
  let files = 0;
  const importText = async (text: string | Uint8Array): Promise<string> => {
    files += 1;
    const args = ['import', write(`file-${files}`, text), '--language', 'en', '--no-downloads'];
    return (await runBlog(open(), args)).said;
  };
  /** Imports one post; returns what was said and what is stored. */
  async function importPost(post: WxrPost) {
    const database = open().testDatabase.database;
    const site = `https://site-${files}.example`;
    const said = await importText(wxrOf([{ name: `hostile-${files}`, ...post }], site));
    const entries = await database
      .select()
      .from(importedRows)
      .where(eq(importedRows.source, `wordpress ${site}`));
    const id = entries.find(({ kind }) => kind === 'post')?.rowId ?? 0;
    const [row] = await database.select().from(postTranslations).where(eq(postTranslations.postId, id));
    if (!row) throw new Error(said);
    return { said, row };
  }
  /** A post as its page gets it. */
  const read = async (slug: string) => {
    const { status, body } = await open().get(`/api/posts/${encodeURIComponent(slug)}?lang=en`);
    return { status, body: status === 200 ? postDetailSchema.parse(body) : undefined };
  };
  return { importText, importPost, read };
}
