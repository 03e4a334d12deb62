import type { JsonLdContext, ListedEpisode, PostDetail } from '@sahra/shared/facade';
import { blogPostingSchema } from '@sahra/shared/testing/post-json-ld-schema';
import { expect, it } from 'vitest';
import { postDetail, shownPicture } from './post-detail-samples.ts';
import { postJsonLd } from './post-json-ld.ts';

const context: JsonLdContext = {
  fileAt: (path) => `http://sahra.test${path}`,
  pageAt: (path) => `http://sahra.test${path}?lang=en`,
  pictureAt: ({ src }) => `http://sahra.test${src}-1200.jpg`,
  language: 'en',
};
const episode = {
  id: 9,
  scene: { src: '/media/art/scene/reel' },
  durationMinutes: 12,
  access: 'free',
} as ListedEpisode;

/** What is told of a post, with everything that it needs. */
const tellOf = (post: PostDetail, episodes: ListedEpisode[] = []) =>
  blogPostingSchema.parse(postJsonLd(post, { episodes, siteName: 'Sahra', frameOf: (id) => `/embed/${id}` }, context));

it('Crawlers learn who wrote a post, when, in which language it is, and where it is in others', () => {
  const post = postDetail(1, 'standard', {
    contentLanguage: 'gr',
    translator: 'Hind Samir',
    original: 'ar',
    translations: [
      { language: 'gr', slug: 'fos' },
      { language: 'ar', slug: 'nour' },
      { language: 'de', slug: 'licht' },
    ],
  });
  expect(tellOf(post)).toMatchObject({
    '@type': 'BlogPosting',
    '@id': 'http://sahra.test/blogs-detail/post-1?lang=gr',
    headline: 'Post 1',
    datePublished: '2026-03-07T22:30:00Z',
    inLanguage: 'el',
    author: { '@type': 'Person', name: 'Mariam Adel', url: 'http://sahra.test/blogs-author/mariam?lang=en' },
    translator: { name: 'Hind Samir' },
    translationOfWork: { '@id': 'http://sahra.test/blogs-detail/nour', inLanguage: 'ar' },
  });
  expect(tellOf({ ...post, original: 'gr' })).toMatchObject({
    workTranslation: [
      { '@id': 'http://sahra.test/blogs-detail/nour', inLanguage: 'ar' },
      { '@id': 'http://sahra.test/blogs-detail/licht?lang=de', inLanguage: 'de' },
    ],
  });
  const told = tellOf({ ...post, original: null });
  expect([told.translationOfWork, told.workTranslation]).toEqual([undefined, undefined]);
});

it('A film that not everybody may watch is not offered in a frame', () => {
  const post = postDetail(1, 'video', { blocks: [{ kind: 'video', episodeId: 9, title: 'The last reel' }] });
  expect(tellOf(post, [episode]).video?.[0]?.embedUrl).toBe('http://sahra.test/embed/9?lang=en');
  const [video] = tellOf(post, [{ ...episode, access: 'member' }]).video ?? [];
  expect([video?.embedUrl, video?.isAccessibleForFree]).toEqual([undefined, false]);
});

it.each<[PostDetail, object]>([
  [
    postDetail(1, 'audio', {
      blocks: [{ kind: 'audio', file: 'reel.mp3', title: 'The last reel', seconds: 95.4, chapters: [] }],
    }),
    { audio: [{ '@type': 'AudioObject', contentUrl: 'http://sahra.test/media/blog/reel.mp3', duration: 'PT95S' }] },
  ],
  [
    postDetail(1, 'video', {
      blocks: [
        { kind: 'video', episodeId: 9, title: 'The last reel' },
        { kind: 'video', episodeId: 10, title: 'Gone' },
      ],
    }),
    {
      video: [
        {
          '@type': 'VideoObject',
          name: 'The last reel',
          thumbnailUrl: 'http://sahra.test/media/art/scene/reel-1200.jpg',
        },
      ],
    },
  ],
  [
    postDetail(1, 'gallery', { blocks: [{ kind: 'gallery', pictures: [shownPicture('lamp'), shownPicture('hall')] }] }),
    {
      hasPart: {
        '@type': 'ImageGallery',
        image: [{ '@type': 'ImageObject', description: 'What lamp shows' }, { description: 'What hall shows' }],
      },
    },
  ],
  [
    postDetail(1, 'quote', { quote: { text: 'Light is a rumor', by: 'Hosny Fahmy' } }),
    { hasPart: { '@type': 'Quotation', text: 'Light is a rumor', creator: { name: 'Hosny Fahmy' } } },
  ],
  [
    postDetail(1, 'link', { link: { url: '/shop', label: 'The shop' } }),
    { sharedContent: { '@type': 'WebPage', url: 'http://sahra.test/shop?lang=en' } },
  ],
])('A post of its type says what it holds: %#', (post, expected) => {
  expect(tellOf(post, [episode])).toMatchObject(expected);
});
