import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { PostDetail } from '@sahra/shared/schemas/blog';
import type { ProgramCard } from '@sahra/shared/schemas/catalog';
import { paths } from './addresses.ts';
import { ask, firstCategory, firstEpisode, firstPerson, firstProduct, firstProgram, firstTag } from './api.ts';
import { blogOverviews } from './blog-overviews.ts';
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
  /** Where it is in each language, when its addresses differ. */
  paths?: ReadonlyMap<LanguageCode, string>;
}

type Say = ReturnType<typeof messagesOf>;

/** A page that is headed by its title. */
const headed = (path: string, title: string, description: string | undefined): ExpectedPage => ({
  path,
  status: 200,
  heading: title,
  title,
  description,
});

const list = (say: Say, path: string, folder: string, feature: string): ExpectedPage =>
  headed(path, say(folder, `${feature}.title`), say(folder, `${feature}.description`));

/** The search shares its messages with the header. */
const searchPage = (say: Say): ExpectedPage =>
  headed(paths.search.href(), say(information, 'search.title'), say('host/src/search', 'description'));

/** A page of the account whose texts but for the title are loaded with it alone. */
const ownTexts = (say: Say, path: string, feature: string, folder: string): ExpectedPage =>
  headed(path, say('remote-account', `${feature}.title`), say(`remote-account/src/${folder}`, 'description'));

/** A page of the account that says to search engines what is free here. */
const freePage = (say: Say, path: string, feature: string): ExpectedPage =>
  headed(path, say('remote-account', `${feature}.title`), say('shared', 'freeToWatch'));

async function programPage(kind: ProgramCard['kind'], language: LanguageCode): Promise<ExpectedPage> {
  const { id, title, tagline } = await firstProgram(kind, language);
  return headed(paths.program.href(id), title, tagline);
}

async function personPage(language: LanguageCode): Promise<ExpectedPage> {
  const { id, name, biography } = await firstPerson(language);
  return headed(paths.person.href(id), name, biography);
}

/** The playlists of everybody share their messages with the page of each. */
const playlistsPage = (say: Say): ExpectedPage => {
  const description = say('remote-streaming/src/playlists', 'description');
  return headed(paths.playlists.href(), say('remote-streaming', 'playlists.title'), description);
};

/** A list of people shares its messages with the pages of each of them. */
function peoplePage(say: Say, path: string, feature: string): ExpectedPage {
  const title = say('remote-streaming', `${feature}.title`);
  const description = say('remote-streaming/src/people', `${feature}Description`);
  return headed(path, title, description);
}

/** An overview of lists shares its messages with the lists. */
function listPage(say: Say, path: string, feature: string): ExpectedPage {
  const title = say('remote-streaming', `${feature}.title`);
  const description = say('remote-streaming/src/lists', `pages.${feature}`);
  return headed(path, title, description);
}

async function categoryPage(language: LanguageCode): Promise<ExpectedPage> {
  const { id, name, tagline } = await firstCategory(language);
  return headed(paths.category.href(id), name, tagline);
}

async function episodePage(say: Say, language: LanguageCode): Promise<ExpectedPage> {
  const { id, title, program } = await firstEpisode('series', language);
  const name = say('remote-streaming', 'episode.inProgram', { episode: title, program: program.title });
  const description = say('remote-streaming', 'episode.description', { name, tagline: program.tagline });
  return { path: paths.episode.href(program.id, id), status: 200, heading: title, title: name, description };
}

async function videoPage(language: LanguageCode): Promise<ExpectedPage> {
  const { id, title, tagline } = await firstProgram('video', language);
  return headed(paths.video.href(id), title, tagline);
}

async function tagPage(say: Say, language: LanguageCode): Promise<ExpectedPage> {
  const { slug, name } = await firstTag(language);
  const description = say('remote-streaming/src/lists', 'tag.description', { tag: name });
  return { path: paths.tag.href(slug), status: 200, heading: name, title: name, description };
}

/** Pages of the shop that have messages of their own, empty for who has put nothing in. */
function shopPages(say: Say): ExpectedPage[] {
  const page = (path: string, feature: string, description: string): ExpectedPage =>
    headed(path, say('remote-shop', `${feature}.title`), description);
  return [
    page(paths.store.href(), 'store', say('remote-shop/src/products/store', 'description')),
    page(paths.cart.href(), 'cart', say('remote-shop/src/cart', 'tagline')),
    page(paths.checkout.href(), 'checkout', say('remote-shop/src/checkout', 'tagline')),
    page(paths.wishlist.href(), 'wishlist', say('remote-shop/src/wishlist', 'tagline')),
  ];
}

async function productPage(language: LanguageCode): Promise<ExpectedPage> {
  const { slug, name, description } = await firstProduct(language);
  return headed(paths.product.href(slug), name, description);
}

async function postPage(language: LanguageCode): Promise<ExpectedPage> {
  // Others write newer ones meanwhile, and not in every language.
  const post = await ask<PostDetail>('/posts/what-to-do-when-the-film-ends', language);
  const { slug, title, excerpt, translations } = post;
  const places = new Map(translations.map((each) => [each.language, paths.post.href(each.slug)]));
  return { ...headed(paths.post.href(slug), title, excerpt), paths: places };
}

/** What posts are found by shares its messages with the lists of posts. */
function blogOverview(say: Say, path: string, name: string): ExpectedPage {
  const title = say('remote-blog', `archives.${name}`);
  const description = say('remote-blog/src/posts', `overviews.${name}`);
  return headed(path, title, description);
}

function topRatedPage(say: Say): ExpectedPage {
  const title = say('remote-streaming/src/lists', 'names.top-rated');
  const description = say('remote-streaming/src/lists', 'descriptions.top-rated');
  return headed(paths.list.href('top-rated'), title, description);
}

const errorPage = (say: Say, path: string, feature: string): ExpectedPage => {
  const title = say(information, `${feature}.title`);
  return headed(path, title, undefined);
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
  [paths.lostPassword.href(), 'lostPassword'],
  [paths.resetPassword.href({ token: 'x' }), 'resetPassword'],
  [paths.signInLink.href({ token: 'x' }), 'signInLink'],
] as const;

/** One address of every kind of page, with what it says in a language. */
export async function sitePages(language: LanguageCode): Promise<ExpectedPage[]> {
  const say = messagesOf(language);
  const pages = [
    list(say, paths.home.href(), 'remote-streaming', 'home'),
    list(say, paths.programs.href(), 'remote-streaming', 'programs'),
    list(say, paths.shop.href(), 'remote-shop', 'products'),
    list(say, paths.blogs.href(), 'remote-blog', 'posts'),
    ...blogOverviews.map(([path, name]) => blogOverview(say, path, name)),
    await postPage(language),
    await productPage(language),
    list(say, paths.relatedMerchandise.href(), 'remote-shop', 'related'),
    list(say, paths.allProducts.href(), 'remote-shop', 'allProducts'),
    ...shopPages(say),
    list(say, paths.trackOrder.href(), 'remote-shop', 'tracking'),
    freePage(say, paths.pricing.href(), 'plans'),
    freePage(say, paths.restrictedContent.href(), 'restrictedContent'),
    await categoryPage(language),
    await programPage('movie', language),
    await programPage('series', language),
    await episodePage(say, language),
    await videoPage(language),
    ...(['videos', 'genres', 'tags', 'lists'] as const).map((name) => listPage(say, paths[name].href(), name)),
    await tagPage(say, language),
    topRatedPage(say),
    await personPage(language),
    peoplePage(say, paths.cast.href(), 'cast'),
    peoplePage(say, paths.people.href(), 'people'),
    playlistsPage(say),
    searchPage(say),
    ...listedInformation.map(([path, feature]) => list(say, path, information, feature)),
    ...authPages.map(([path, feature]) => list(say, path, 'remote-account', feature)),
    ownTexts(say, paths.signUp.href(), 'signUp', 'sign-up'),
    ownTexts(say, paths.verifyEmail.href({ token: 'x' }), 'verifyEmail', 'verification'),
    ...mailInformation.map(([path, feature]) => list(say, path, information, feature)),
    ...errorInformation.map(([path, feature]) => errorPage(say, path, feature)),
    notFoundPage(say),
  ];
  const site = say('shared', 'siteName');
  return pages.map((page) => ({ ...page, title: `${page.title} · ${site}` }));
}
