import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from './addresses.ts';
import { firstCategory, firstEpisode, firstProgram } from './api.ts';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import { errorInformation, information, listedInformation, mailInformation } from './information-pages.ts';
import { messagesOf } from './messages.ts';

/** What a page must be in one language. */
export interface ExpectedPage {
  path: string;
  status: number;
  heading: string;
  title: string;
  /** Undefined where nothing is said of it. */
  description: string | undefined;
}

type Say = ReturnType<typeof messagesOf>;

const list = (say: Say, path: string, folder: string, feature: string): ExpectedPage => {
  const title = say(folder, `${feature}.title`);
  return { path, status: 200, heading: title, title, description: say(folder, `${feature}.description`) };
};

/** The search shares its messages with the header. */
function searchPage(say: Say): ExpectedPage {
  const title = say(information, 'search.title');
  return {
    path: paths.search.href(),
    status: 200,
    heading: title,
    title,
    description: say('host/src/search', 'description'),
  };
}

/** A page of the account that says to search engines what is free here. */
function freePage(say: Say, path: string, feature: string): ExpectedPage {
  const title = say('remote-account', `${feature}.title`);
  return { path, status: 200, heading: title, title, description: say('shared', 'freeToWatch') };
}

async function programPage(kind: ProgramCard['kind'], language: LanguageCode): Promise<ExpectedPage> {
  const { id, title, tagline } = await firstProgram(kind, language);
  return { path: paths.program.href(id), status: 200, heading: title, title, description: tagline };
}

async function categoryPage(language: LanguageCode): Promise<ExpectedPage> {
  const { id, name, tagline } = await firstCategory(language);
  return { path: paths.category.href(id), status: 200, heading: name, title: name, description: tagline };
}

async function episodePage(say: Say, language: LanguageCode): Promise<ExpectedPage> {
  const { id, title, program } = await firstEpisode('series', language);
  const name = say('remote-streaming', 'episode.inProgram', { episode: title, program: program.title });
  const description = say('remote-streaming', 'episode.description', { name, tagline: program.tagline });
  return { path: paths.episode.href(program.id, id), status: 200, heading: title, title: name, description };
}

const errorPage = (say: Say, path: string, feature: string): ExpectedPage => {
  const title = say(information, `${feature}.title`);
  return { path, status: 200, heading: title, title, description: undefined };
};

const notFoundPage = (say: Say): ExpectedPage => ({
  path: '/nope',
  status: 404,
  heading: say('host', 'notFound.title'),
  title: say('host', 'notFound.pageTitle'),
  description: say('host', 'notFound.text'),
});

/** The auth pages; those that a mail leads to with any token. */
const authPages = [
  [paths.signIn.href(), 'signIn'],
  [paths.signUp.href(), 'signUp'],
  [paths.lostPassword.href(), 'lostPassword'],
  [paths.resetPassword.href({ token: 'x' }), 'resetPassword'],
  [paths.verifyEmail.href({ token: 'x' }), 'verifyEmail'],
] as const;

/** One address of every kind of page, with what it says in a language. */
export async function sitePages(language: LanguageCode): Promise<ExpectedPage[]> {
  const say = messagesOf(language);
  const pages = [
    list(say, paths.home.href(), 'remote-streaming', 'home'),
    list(say, paths.programs.href(), 'remote-streaming', 'programs'),
    list(say, paths.shop.href(), 'remote-shop', 'products'),
    list(say, paths.blogs.href(), 'remote-blog', 'posts'),
    freePage(say, paths.pricing.href(), 'plans'),
    freePage(say, paths.restrictedContent.href(), 'restrictedContent'),
    await categoryPage(language),
    await programPage('movie', language),
    await programPage('series', language),
    await episodePage(say, language),
    searchPage(say),
    ...listedInformation.map(([path, feature]) => list(say, path, information, feature)),
    ...authPages.map(([path, feature]) => list(say, path, 'remote-account', feature)),
    ...mailInformation.map(([path, feature]) => list(say, path, information, feature)),
    ...errorInformation.map(([path, feature]) => errorPage(say, path, feature)),
    notFoundPage(say),
  ];
  const site = say('shared', 'siteName');
  return pages.map((page) => ({ ...page, title: `${page.title} · ${site}` }));
}
