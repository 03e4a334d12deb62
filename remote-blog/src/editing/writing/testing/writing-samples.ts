import { BadRequestError, type EditedPost, type EditedTranslation } from '@sahra/shared/facade';
import type { Answers } from '@sahra/shared/testing/fake-api';
import { choices, editedPost, editedTranslation } from '../../editing-samples.ts';

/** Where the sample is written. */
export const page = '/account/admin/posts/ids/7/en';
/** Refuses whatever is sent. */
export const refusing =
  (status: number, code: string, more = {}) =>
  () => {
    throw new BadRequestError('no', status, { code, ...more });
  };

/** An api with one post, which saves what it is sent. */
export function apiWith(post: EditedPost = editedPost(), more: Answers = {}) {
  let now = post;
  const sent: { revision: number; title: string; slug: string; blocks: unknown[] }[] = [];
  const put = (language: EditedTranslation['language']) => (body: (typeof sent)[number]) => {
    sent.push(body);
    const before = now.translations.find((text) => text.language === language);
    const saved = editedTranslation({
      ...before,
      ...(body as Partial<EditedTranslation>),
      language,
      revision: body.revision + 1,
      updatedAt: '2030-03-01T20:00:00.000Z',
    });
    now = { ...now, translations: [...now.translations.filter((text) => text !== before), saved] };
    return saved;
  };
  const answers: Answers = {
    '/editing/choices': choices,
    '/editing/posts/7': () => now,
    'PUT /editing/posts/7/translations/en': put('en'),
    'PUT /editing/posts/7/translations/fr': put('fr'),
    ...more,
  };
  return { answers, sent, set: (next: EditedPost) => (now = next) };
}
