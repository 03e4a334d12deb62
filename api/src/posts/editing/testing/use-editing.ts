import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostState } from '@sahra/shared/schemas/blog';
import {
  type EditedPost,
  editedPostSchema,
  type EditedTranslation,
  editedTranslationSchema,
} from '@sahra/shared/schemas/editing';
import { beforeAll, expect } from 'vitest';
import type { TestMember } from '../../../testing/member.ts';
import { useMembers } from '../../../testing/member-calls.ts';

/** What an editor of texts sends, for a text that is not there yet. */
export const newText = (slug: string, more: Record<string, unknown> = {}) => ({
  ...{ revision: 0, slug, title: `Title ${slug}`, excerpt: `Excerpt ${slug}` },
  blocks: [{ kind: 'paragraph', text: [{ text: `Text of ${slug}` }] }],
  ...{ quote: null, link: null, translator: null, pictureAlternative: '' },
  ...more,
});

/** What is sent of a text that was read, with what is changed of it. */
export const asRead = (text: EditedTranslation, more: Record<string, unknown> = {}) => {
  const { revision, slug, title, excerpt, blocks, quote, link, translator, pictureAlternative } = text;
  return { revision, slug, title, excerpt, blocks, quote, link, translator, pictureAlternative, ...more };
};

const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();
/** The way from a draft to a state. */
const ways: Readonly<Record<PostState, readonly PostState[]>> = {
  draft: [],
  'in-review': ['in-review'],
  scheduled: ['scheduled'],
  published: ['published'],
  withdrawn: ['published', 'withdrawn'],
};

let count = 0;

/** The app of a test file with an author, another one, an editor and an admin. */
export function useEditing() {
  const { app, signUp, database, call } = useMembers();
  let people: Record<'member' | 'author' | 'other' | 'editor' | 'admin', TestMember>;
  beforeAll(async () => {
    people = {
      member: await signUp(),
      author: await signUp({ role: 'author' }),
      other: await signUp({ role: 'author' }),
      editor: await signUp({ role: 'editor' }),
      admin: await signUp({ role: 'admin' }),
    };
  });
  const uniqueSlug = (name: string) => `${name}-${(count += 1)}`;
  const at = (id: number, language: LanguageCode = 'en') => `/api/editing/posts/${id}/translations/${language}`;

  /** A post of somebody, as they begin it. */
  async function begin(
    who: TestMember,
    title = uniqueSlug('begun'),
    language: LanguageCode = 'en',
  ): Promise<EditedPost> {
    const answer = await who.send('POST', '/api/editing/posts', { language, title, type: 'standard' });
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    return editedPostSchema.parse(answer.body);
  }
  async function read(who: TestMember, id: number): Promise<EditedPost> {
    const answer = await who.send('GET', `/api/editing/posts/${id}`);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return editedPostSchema.parse(answer.body);
  }
  async function readText(who: TestMember, id: number, language: LanguageCode = 'en'): Promise<EditedTranslation> {
    const found = (await read(who, id)).translations.find((each) => each.language === language);
    if (!found) throw new Error(`There is no text in ${language}`);
    return found;
  }
  const done = (answer: { status: number; body: unknown }): EditedTranslation => {
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return editedTranslationSchema.parse(answer.body);
  };
  const save = async (who: TestMember, id: number, text: object, language: LanguageCode = 'en') =>
    done(await who.send('PUT', at(id, language), text));
  /** Makes something of a text as it is now. */
  async function move(who: TestMember, id: number, to: PostState, language: LanguageCode = 'en', publishAt?: string) {
    const { revision } = await readText(people.editor, id, language);
    const planned = publishAt ?? (to === 'scheduled' ? inAYear() : undefined);
    return who.send('POST', `${at(id, language)}/transition`, { revision, to, publishAt: planned });
  }
  /** A post of the author's, with a text in English, in a state. */
  async function postIn(state: PostState, who = people.author): Promise<{ id: number; text: EditedTranslation }> {
    const slug = uniqueSlug(`is-${state}`);
    const { id } = await begin(who, slug);
    await save(who, id, asRead(await readText(who, id), { ...newText(slug), revision: 1 }));
    for (const to of ways[state]) done(await move(people.editor, id, to));
    return { id, text: await readText(people.editor, id) };
  }
  return {
    ...{ app, database, call, signUp, at, begin, read, readText, done, save, move, postIn, uniqueSlug },
    people: () => people,
  };
}
