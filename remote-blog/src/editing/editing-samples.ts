import type { EditedPost, EditedPostCard, EditedTranslation, SessionMember } from '@sahra/shared/facade';

export const editor: SessionMember = { id: 'e1', name: 'Huda Nasr', username: 'huda', role: 'editor', language: 'en' };
export const author: SessionMember = { ...editor, id: 'a1', name: 'Karim Boulos', username: 'karim', role: 'author' };

const picture = { kind: 'post', src: '/media/art/1/post/night', color: '' } as const;

/** A draft of a text, as an editor reads it. */
export const editedTranslation = (changes: Partial<EditedTranslation> = {}): EditedTranslation => ({
  ...{ language: 'en', slug: 'night', state: 'draft', title: 'Night', excerpt: '', pictures: {} },
  blocks: [{ kind: 'paragraph', text: [{ text: 'It was dark.' }] }],
  ...{ quote: null, link: null, translator: null, pictureAlternative: '', publishedAt: null },
  ...{ updatedAt: '2030-03-01T19:00:00.000Z', revision: 4, mayWrite: true },
  transitions: ['in-review', 'scheduled', 'published'],
  ...changes,
});

export const editedPost = (changes: Partial<EditedPost> = {}): EditedPost => ({
  ...{ id: 7, type: 'standard', author: { id: 2, slug: 'karim', name: 'Karim Boulos' } },
  ...{ categoryIds: [1], tagIds: [], programIds: [], productIds: [] },
  picture: { source: null, shown: picture },
  ...{ isListed: true, commentsCloseAfterDays: null, publishedAt: null },
  ...{ mayEdit: true, mayPublish: true, mayDelete: true, settingsRevision: 3 },
  translations: [editedTranslation()],
  ...changes,
});

export const editedCard = (changes: Partial<EditedPostCard> = {}): EditedPostCard => ({
  ...{ id: 7, type: 'standard', author: { id: 2, slug: 'karim', name: 'Karim Boulos' } },
  ...{ titles: { en: 'Night' }, states: { en: 'draft' }, missing: ['ar', 'de', 'fr', 'gr'] },
  ...{ publishedAt: null, updatedAt: '2030-03-01T19:00:00.000Z', mayEdit: true },
  ...changes,
});

export const choices = {
  categories: [
    { id: 1, slug: 'film-craft', name: 'Film craft' },
    { id: 2, slug: 'food', name: 'Food' },
  ],
  tags: [{ id: 5, slug: 'cairo', name: 'Cairo' }],
  authors: [{ id: 2, slug: 'karim', name: 'Karim Boulos' }],
};
