import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { firstCategory, firstEpisode, firstProgram } from './api.ts';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import { information, listedInformation } from './information-pages.ts';
import { wordsOf } from './messages.ts';

/** What a page must be in one language. */
export interface ExpectedPage {
  path: string;
  status: number;
  heading: string;
  title: string;
  description: string;
}

type Say = ReturnType<typeof wordsOf>;

const list = (say: Say, path: string, folder: string, feature: string): ExpectedPage => {
  const title = say(folder, `${feature}.title`);
  return { path, status: 200, heading: title, title, description: say(folder, `${feature}.description`) };
};

/** A page whose words are a namespace; its title is among those of its remote. */
function apart(say: Say, path: string, remote: string, namespace: string): ExpectedPage {
  const title = say(remote, `${namespace}.title`);
  return { path, status: 200, heading: title, title, description: say(`${remote}/src/${namespace}`, 'description') };
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

const notFoundPage = (say: Say): ExpectedPage => ({
  path: '/nope',
  status: 404,
  heading: say('host', 'notFound.title'),
  title: say('host', 'notFound.pageTitle'),
  description: say('host', 'notFound.text'),
});

/** The pages at the entrance; those that a mail leads to with any token. */
const entrance = [
  [paths.signIn.href(), 'signIn'],
  [paths.signUp.href(), 'signUp'],
  [paths.lostPassword.href(), 'lostPassword'],
  [paths.resetPassword.href({ token: 'x' }), 'resetPassword'],
  [paths.verifyEmail.href({ token: 'x' }), 'verifyEmail'],
  [paths.restrictedContent.href(), 'restrictedContent'],
] as const;

/** One address of every kind of page, with what it says in a language. */
export async function sitePages(language: LanguageCode): Promise<ExpectedPage[]> {
  const say = wordsOf(language);
  const pages = [
    list(say, paths.home.href(), 'remote-streaming', 'home'),
    list(say, paths.programs.href(), 'remote-streaming', 'programs'),
    list(say, paths.shop.href(), 'remote-shop', 'products'),
    list(say, paths.blogs.href(), 'remote-blog', 'posts'),
    apart(say, paths.pricing.href(), 'remote-account', 'plans'),
    await categoryPage(language),
    await programPage('movie', language),
    await programPage('series', language),
    await episodePage(say, language),
    apart(say, paths.search.href(), 'remote-streaming', 'search'),
    ...listedInformation.map(([path, feature]) => list(say, path, information, feature)),
    ...entrance.map(([path, feature]) => list(say, path, 'remote-account', feature)),
    notFoundPage(say),
  ];
  const site = say('shared', 'siteName');
  return pages.map((page) => ({ ...page, title: `${page.title} · ${site}` }));
}
