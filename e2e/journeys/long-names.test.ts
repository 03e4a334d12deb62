import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { paths } from '../support/addresses.ts';
import { blogOverviews } from '../support/blog-overviews.ts';
import { runCommand } from '../support/command.ts';
import { site } from '../support/current-site.ts';
import { findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbuchsammelbandreihe';
const name = { ar: 'أفاستسقيناكموها'.repeat(5), de: word };
const text = {
  ...{ language: 'de', slug: 'langes-wort', state: 'published', title: word, excerpt: word },
  blocks: [{ kind: 'paragraph', text: [{ text: word }] }],
  ...{ quote: null, link: null, translator: null, pictureAlternative: '' },
  // Before all others, so that what is newest stays so.
  ...{ publishedAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z' },
};
/** The file of a blog whose people, categories and posts have names of one long word, in a list, on a page and beside both. */
const lines = [
  { format: 'sahra-blog', version: 1, site: 'https://long.example' },
  { line: 'author', slug: 'long-author', name, bio: name },
  { line: 'category', slug: 'long-category', name },
  { line: 'tag', slug: 'long-tag', name },
  {
    ...{ line: 'post', name: 'long-word', type: 'standard', isListed: true, publishedAt: text.publishedAt },
    ...{ author: 'long-author', categories: ['long-category'], tags: ['long-tag'], programs: [], products: [] },
    ...{ picture: null, color: '#2a2438', commentsCloseAfterDays: null, formerSlugs: [] },
    translations: [{ ...text, language: 'ar', slug: 'كلمة-طويلة', title: name.ar, excerpt: name.ar }, text],
    comments: [],
  },
  { line: 'end', posts: 1, comments: 0, pictures: 0 },
];

test('Names and titles of one long word make no page that lists them wider than the screen', async ({
  visit,
}, info) => {
  const file = info.outputPath('blog.jsonl');
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { ended, said } = runCommand(
    root,
    site().api.environment,
    path.join(root, 'api/dist/blog.js'),
    ...['import', file, '--no-downloads'],
  );
  expect(await ended, said()).toBe(0);
  for (const [language, slug] of [
    ['ar', 'كلمة-طويلة'],
    ['de', text.slug],
  ] as const)
    await visit({ language }, async ({ page, open }) => {
      for (const address of [
        paths.post.href(slug),
        paths.postAuthor.href('long-author'),
        paths.postCategory.href('long-category'),
        paths.postTag.href('long-tag'),
        paths.blogSidebar.href('right'),
        paths.tags.href(),
        ...blogOverviews.map(([overview]) => overview),
      ]) {
        await open(address);
        for (const width of [320, 768, 1440])
          expect.soft(await findOverflow(page, width), `${language} ${address} ${width}`).toEqual([]);
      }
    });
});
