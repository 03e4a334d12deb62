import type { FeedPost } from '@sahra/shared/schemas/blog';

const picture = (name: string) => ({ kind: 'post' as const, src: `/media/art/abc/post/${name}`, color: '#000000' });
/** A post in German. */
export const samplePost = (id: number, more: Partial<FeedPost> = {}): FeedPost => ({
  ...{ id, slug: `beitrag-${id}`, type: 'standard', title: `Beitrag ${id}`, excerpt: `Um ${id}` },
  author: { slug: 'mariam', name: 'Mariam Adel' },
  translator: null,
  categories: [{ slug: 'craft', name: 'Handwerk' }],
  tags: [{ slug: 'night', name: 'Nacht' }],
  ...{ publishedAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
  ...{ picture: picture(`p-${id}`), pictureAlternative: '', quote: null, link: null },
  blocks: [{ kind: 'paragraph', text: [{ text: `Text ${id}` }] }],
  ...more,
});

/** Posts of every type, with every block. */
export const everything: FeedPost[] = [
  samplePost(1, {
    translator: 'Jonas Weidner',
    blocks: [
      { kind: 'heading', level: 2, text: 'Licht' },
      {
        kind: 'paragraph',
        text: [
          { text: 'Im ' },
          { text: 'Laden', marks: ['strong', 'emphasis'], href: '/shop?page=2#mugs' },
          { text: ' und ' },
          { text: 'anderswo', href: 'https://elsewhere.example/?a=1&b=2' },
          { text: ', nicht ' },
          { text: 'hier', href: '/nowhere' },
        ],
      },
      { kind: 'list', isOrdered: true, items: [[{ text: 'Eins' }], [{ text: 'Zwei', marks: ['code'] }]] },
      { kind: 'quote', text: [{ text: 'Gesagt' }], by: 'Jemand' },
      { kind: 'pull-quote', text: 'Groß' },
      { kind: 'picture', picture: { picture: picture('a'), alternative: 'Eine Lampe', caption: 'Die Lampe' } },
      {
        kind: 'gallery',
        pictures: [
          { picture: picture('b'), alternative: 'B' },
          { picture: picture('c'), alternative: 'C' },
        ],
      },
      { kind: 'table', caption: 'Zahlen', head: [[{ text: 'A' }], []], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
      { kind: 'code', text: 'if (a < b && c) return;' },
      { kind: 'audio', file: 'reel.mp3', title: 'Die Rolle', seconds: 95.4, chapters: [] },
      { kind: 'video', episodeId: 70, title: 'Der Film' },
      { kind: 'link', href: 'https://elsewhere.example/', title: 'Anderswo', text: 'Mehr' },
      { kind: 'divider' },
    ],
  }),
  samplePost(2, { type: 'quote', quote: { text: 'Licht ist ein Gerücht', by: 'Hosny Fahmy' } }),
  samplePost(3, { type: 'link', link: { url: 'https://elsewhere.example/lamp', label: 'Die Lampe' } }),
  samplePost(4, { type: 'link', link: { url: '/shop', label: 'Der Laden' }, blocks: [] }),
];

/** What somebody wrote who means harm. */
export const hostile: FeedPost[] = [
  samplePost(1, {
    title: '</title><script>alert(1)</script> ]]> & "x"',
    excerpt: '"><img src=x onerror=alert(1)>',
    author: { slug: 'mariam', name: '<script>' },
    categories: [{ slug: 'craft', name: '"]]><script>' }],
    blocks: [
      { kind: 'paragraph', text: [{ text: '<script>alert(1)</script>]]>', href: 'javascript:alert(1)' }] },
      { kind: 'code', text: '</code></pre><script>alert(1)</script>' },
      {
        kind: 'paragraph',
        text: [
          { text: 'x', href: '//evil.example/' },
          { text: 'y', href: '/\\evil.example' },
        ],
      },
    ],
  }),
  samplePost(2, { title: 'evil \u202e\u2066fdp.exe\u0000\u0008\ufffe\ud800', excerpt: '\u202eturned' }),
];
