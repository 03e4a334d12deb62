import { languages, type AppInstance, type LanguageCode } from '@sahra/shared/facade';
import type { AdminActionHandler } from '@sahra/shared/forms/admin-action';

type Values = Readonly<Record<string, string>>;
export const languageCodes = languages.map(({ code }) => code);

export const subjectField = (code: LanguageCode) => `subject-${code}`;
export const greetingField = (code: LanguageCode) => `greeting-${code}`;
/** What the forms of an issue have beside what to do with what. */
export const letterFields = [
  ...['revision', 'order', 'acceptsOtherLanguages'],
  ...languageCodes.flatMap((code) => [subjectField(code), greetingField(code)]),
];

/** What is done with a post of an issue: the name of a button. */
export const postChoices = ['up', 'down', 'remove', 'add'] as const;
export type PostChoice = (typeof postChoices)[number];
const choiceForm = /^(up|down|remove|add)-([1-9]\d{0,9})$/;

/** Which button was pressed. */
export function readPostChoice(text: string): { choice: PostChoice; id: number } | undefined {
  const [, name, id] = choiceForm.exec(text) ?? [];
  const choice = postChoices.find((known) => known === name);
  return choice && { choice, id: Number(id) };
}

/** The order of posts after one of them was moved, taken out or put at the end. */
export function orderAfter(order: readonly number[], choice: PostChoice, id: number): number[] {
  const from = order.indexOf(id);
  const others = order.filter((each) => each !== id);
  if (choice === 'remove') return others;
  if (choice === 'add' || from < 0) return from < 0 && choice === 'add' ? [...order, id] : [...order];
  return others.toSpliced(Math.max(0, choice === 'up' ? from - 1 : from + 1), 0, id);
}

/** Moves a post of the order that the page shows, takes it out, or puts one in. */
const changePosts: AdminActionHandler = ({ api }: AppInstance, id, text, { revision = '', order = '' }) => {
  const { choice, id: postId } = readPostChoice(text) ?? { choice: 'remove' as const, id: 0 };
  const shown = order.split(',').map(Number).filter(Boolean);
  const body = { revision: Number(revision), postIds: orderAfter(shown, choice, postId) };
  return api.put('/editing/letters/{id}/posts', { params: { id }, body });
};

const changeTexts: AdminActionHandler = ({ api }, id, _, values: Values) => {
  const textOf = (code: LanguageCode) => ({
    subject: values[subjectField(code)] ?? '',
    greeting: values[greetingField(code)] ?? '',
  });
  const texts = { ar: textOf('ar'), en: textOf('en'), de: textOf('de'), fr: textOf('fr'), gr: textOf('gr') };
  return api.put('/editing/letters/{id}/texts', { params: { id }, body: { revision: Number(values.revision), texts } });
};

const sendTest: AdminActionHandler = ({ api }, id, choice) => {
  const language = languageCodes.find((code) => code === choice) ?? 'ar';
  return api.post('/editing/letters/{id}/test', { params: { id }, body: { language } });
};

const send: AdminActionHandler = ({ api }, id, _, { revision, acceptsOtherLanguages }) =>
  api.post('/editing/letters/{id}/send', {
    params: { id },
    body: { revision: Number(revision), acceptsOtherLanguages: acceptsOtherLanguages === 'on' },
  });

/** What the forms of an issue do, by their intent. */
export const letterActions = {
  posts: changePosts,
  texts: changeTexts,
  test: sendTest,
  send,
  stop: ({ api }, id) => api.post('/editing/letters/{id}/stop', { params: { id } }),
  resume: ({ api }, id) => api.post('/editing/letters/{id}/resume', { params: { id } }),
} satisfies Readonly<Record<string, AdminActionHandler>>;
