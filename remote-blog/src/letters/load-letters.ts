import { loadForMember, type LanguageCode, type LoaderFunctionArgs } from '@sahra/shared/facade';

const PAGE_SIZE = 20;
/** As many posts as one page of the api has. */
const POSTS = 60;

export const loadLetters = (args: LoaderFunctionArgs, page: number) =>
  loadForMember(args, '/editing/letters', { query: { page, pageSize: PAGE_SIZE } });

export const loadLetter = (args: LoaderFunctionArgs, id: string) =>
  loadForMember(args, '/editing/letters/{id}', { params: { id } });

/** An issue of the newsletter, as editors see it. */
export type Letter = Awaited<ReturnType<typeof loadLetter>>;

export const loadPreview = (args: LoaderFunctionArgs, id: string, language: LanguageCode) =>
  loadForMember(args, '/editing/letters/{id}/preview', { params: { id }, query: { language } });
export type LetterPreview = Awaited<ReturnType<typeof loadPreview>>;

/** Where a frame finds the mail itself: what has its styles inline cannot be a part of a page. Anew with each revision. */
export const mailAddress = ({ id, revision }: Letter, language: LanguageCode) =>
  `/api/editing/letters/${id}/mail?language=${language}&revision=${revision}`;

/** Posts of a month, the newest first. */
export const loadPostsOf = (args: LoaderFunctionArgs, date: string) =>
  loadForMember(args, '/posts', { query: { date, pageSize: POSTS } });

export const loadBounces = (args: LoaderFunctionArgs, page: number) =>
  loadForMember(args, '/editing/bounces', { query: { page, pageSize: PAGE_SIZE } });
