import { escapeMarkup } from '@sahra/shared/server/escape-markup';
import { addressIn } from '@sahra/shared/i18n/address-in';
import { getLanguage, languages, type Language, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { PageFacts } from '@sahra/shared/page-facts';
import { siteCardUrl, singleFileOf, socialCard } from '@sahra/shared/pictures';
import { toInlineJson } from '../../src/app/boot.ts';
import { crawlerMark } from '../../src/app/crawler-head.ts';
import { alternatesOf, inEveryLanguage } from './alternates.ts';
import { feedPath, feedType } from './feed.ts';
import { oembedPath } from './oembed.ts';
import { pageJsonLd, type CrawlerSite } from './page-json-ld.ts';

const element = (name: string, attributes: Readonly<Record<string, string | number>>) =>
  `<${name} ${crawlerMark} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(String(value))}"`)
    .join(' ')}>`;

/** `ar_EG`, as Open Graph wants it. */
const localeOf = ({ intl }: Language) => intl.split('-', 2).join('_');

/** What is shown where the page is shared. */
function pictureOf({ title, siteName, picture, shareUrl }: PageFacts, { origin, language }: CrawlerSite) {
  const { path, type, width, height } =
    picture && !shareUrl ? singleFileOf(picture) : { ...socialCard, path: shareUrl ?? siteCardUrl(language.code) };
  return { address: origin + path, type, width, height, alternative: picture ? title : siteName };
}

function openGraph(facts: PageFacts, site: CrawlerSite): [string, string | number][] {
  const { title, description, path, siteName, type = 'website', shownIn, translations, ...at } = facts;
  const { origin, language } = site;
  const picture = pictureOf(facts, site);
  const shown = getLanguage(shownIn ?? language.code);
  const isThere = (code: LanguageCode) => translations?.some((one) => one.language === code) ?? true;
  const others = languages.filter(({ code }) => code !== shown.code && isThere(code));
  const times = { published_time: at.publishedAt, modified_time: at.modifiedAt };
  return [
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin + addressIn(path, shown.code)],
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:locale', localeOf(shown)],
    ...others.map((other): [string, string] => ['og:locale:alternate', localeOf(other)]),
    ['og:image', picture.address],
    ['og:image:type', picture.type],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alternative],
    ...Object.entries(times).flatMap(([name, time]): [string, string][] => (time ? [[`article:${name}`, time]] : [])),
  ];
}

/** Frame in which networks play the film of a page. */
const PLAYER = { width: 1280, height: 720 };

/** Where other sites learn how to show the page. */
function oembedLink({ path, shownIn, title }: PageFacts, { origin, language }: CrawlerSite): string {
  const asked = new URLSearchParams({ url: origin + addressIn(path, shownIn ?? language.code), format: 'json' });
  const href = `${origin}${oembedPath}?${asked}`;
  return element('link', { rel: 'alternate', type: 'application/json+oembed', href, title });
}

/** How the page is shared: with its film where that may be played anywhere, else with a large picture. The rest is read from Open Graph. */
function sharing(facts: PageFacts, site: CrawlerSite): string[] {
  const { player, hasOembed } = facts;
  const card = (name: string, content: string | number) => element('meta', { name: `twitter:${name}`, content });
  if (player === undefined) {
    const { address, alternative } = pictureOf(facts, site);
    const large = [card('card', 'summary_large_image'), card('image', address), card('image:alt', alternative)];
    return hasOembed ? [...large, oembedLink(facts, site)] : large;
  }
  const frame = site.origin + addressIn(player, site.language.code);
  return [
    card('card', 'player'),
    card('player', frame),
    card('player:width', PLAYER.width),
    card('player:height', PLAYER.height),
    element('meta', { property: 'og:video', content: frame }),
    element('meta', { property: 'og:video:type', content: 'text/html' }),
    element('meta', { property: 'og:video:width', content: PLAYER.width }),
    element('meta', { property: 'og:video:height', content: PLAYER.height }),
    oembedLink(facts, site),
  ];
}

/**
 * The page in its languages. One that is shown in another language than it was asked for is none of them: they would not point
 * back to it.
 */
function alternates({ path, translations = inEveryLanguage(path) }: PageFacts, { origin, language }: CrawlerSite) {
  return translations.some((one) => one.language === language.code) ? alternatesOf(origin, translations) : [];
}

/** The part of a page's head that only crawlers read: its other languages, how it looks where it is shared, what it is. */
export function crawlerHead(facts: PageFacts, site: CrawlerSite): string {
  const { origin, language } = site;
  return [
    ...alternates(facts, site).map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
    ...openGraph(facts, site).map(([property, content]) => element('meta', { property, content })),
    ...sharing(facts, site),
    ...(facts.feeds ?? []).map(({ title, type, path }) =>
      element('link', { rel: 'alternate', type, href: origin + addressIn(path, language.code), title }),
    ),
    element('link', {
      rel: 'alternate',
      type: feedType,
      href: origin + feedPath(language.code),
      title: facts.siteName,
    }),
    `<script ${crawlerMark} type="application/ld+json">${toInlineJson(pageJsonLd(facts, site))}</script>`,
  ].join('');
}
