import type { PostBlock } from '@sahra/shared/schemas/post-blocks';
import { expect, it } from 'vitest';
import { blockTexts, countWords, readingMinutes } from './post-text.ts';

it.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [502, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

const source = { art: 'scene', name: 'burullus' } as const;
const blocks: PostBlock[] = [
  { kind: 'paragraph', text: [{ text: 'A word, ' }, { text: 'strongly', marks: ['strong'] }] },
  { kind: 'heading', level: 2, text: 'Heading' },
  { kind: 'list', isOrdered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
  { kind: 'quote', text: [{ text: 'Said' }], by: 'Somebody' },
  { kind: 'pull-quote', text: 'Pulled' },
  { kind: 'picture', picture: { source, alternative: 'unread', caption: 'Caption' } },
  { kind: 'gallery', pictures: [1, 2].map(() => ({ source, alternative: 'unread' })) },
  { kind: 'table', caption: 'Table', head: [[{ text: 'a' }]], rows: [[[{ text: 'b' }]]] },
  { kind: 'code', text: 'code()' },
  { kind: 'audio', file: 'x.mp3', title: 'Audio', seconds: 9, chapters: [{ seconds: 0, title: 'Chapter' }] },
  { kind: 'video', episodeId: 1, title: 'Video' },
  { kind: 'link', href: '/', title: 'Link', text: 'more' },
  { kind: 'divider' },
];

it('Everything that is read of a post is among its texts, and nothing else', () => {
  expect(blockTexts(blocks).join('|')).toBe(
    'A word, strongly|Heading|first|second|Said|Somebody|Pulled|Caption|Table|a|b|code()|Audio|Chapter|Video|Link|more',
  );
  expect(countWords(blockTexts(blocks))).toBe(19);
});
