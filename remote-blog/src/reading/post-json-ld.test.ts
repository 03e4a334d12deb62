import type { JsonLdContext, ListedEpisode, PostDetail } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { postDetail, shownPicture } from './post-detail-samples.ts';
import { postJsonLd } from './post-json-ld.ts';

const context: JsonLdContext = {
  fileAt: (path) => `http://sahra.test${path}`,
  pageAt: (path) => `http://sahra.test${path}?lang=en`,
  pictureAt: ({ src }) => `http://sahra.test${src}-1200.jpg`,
  language: 'en',
};
const tellOf = (post: PostDetail, episodes: ListedEpisode[] = []) => postJsonLd(post, episodes, context);

it('Crawlers learn who wrote a post, when, in which language it is, and where it is in others', () => {
  const post = postDetail(1, 'standard', {
    contentLanguage: 'gr',
    translator: 'Hind Samir',
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
    workTranslation: [
      { '@id': 'http://sahra.test/blogs-detail/nour', inLanguage: 'ar' },
      { '@id': 'http://sahra.test/blogs-detail/licht?lang=de', inLanguage: 'de' },
    ],
  });
});

const episode = { id: 9, scene: { src: '/media/art/scene/reel' }, durationMinutes: 12 } as ListedEpisode;

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
      associatedMedia: [{ '@type': 'ImageObject', description: 'What lamp shows' }, { description: 'What hall shows' }],
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
