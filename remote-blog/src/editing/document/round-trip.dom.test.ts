import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PostBlock } from '@sahra/shared/facade';
import { postBlocksSchema } from '@sahra/shared/schemas/post-blocks';
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { wholeSchema } from '../text-editor/schema.ts';
import { blocksToDocument } from './blocks-to-document.ts';
import { documentToBlocks } from './document-to-blocks.ts';

const folder = path.resolve(import.meta.dirname, '../../../../demo/catalog/posts');
interface DemoPost {
  translations: Record<string, { blocks: (PostBlock & { episode?: string; clip?: string })[] }>;
}

/** In the files what plays has a name, in the database an id. */
function storedOf({ episode, clip, ...block }: PostBlock & { episode?: string; clip?: string }): PostBlock {
  return block.kind === 'video' ? { ...block, episodeId: `${episode ?? clip}`.length } : block;
}

const demo = readdirSync(folder).flatMap((file) =>
  Object.entries((JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as DemoPost).translations).map(
    ([language, { blocks }]) => [file, language, postBlocksSchema.parse(blocks.map(storedOf))] as const,
  ),
);

it('Every text of the demo, in every language, comes out of the editor as it went in', () => {
  expect(demo.length).toBeGreaterThan(80);
  expect(new Set(demo.flatMap(([, , blocks]) => blocks.map(({ kind }) => kind))).size).toBe(13);
  const editor = new Editor({ extensions: wholeSchema, injectCSS: false });
  for (const [file, language, blocks] of demo) {
    editor.commands.setContent(blocksToDocument(blocks), { errorOnInvalidContent: true });
    expect(documentToBlocks(editor.getJSON()), `${file} ${language}`).toEqual(blocks);
  }
  editor.destroy();
});
