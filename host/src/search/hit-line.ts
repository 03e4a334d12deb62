import {
  formatDate,
  formatMoney,
  formatNumber,
  getLanguage,
  useHrefTo,
  useLanguage,
  useTranslation,
  type ProgramCard,
  type SearchHit,
} from '@sahra/shared/facade';

/** A hit as one line of a list. */
export interface HitLine {
  title: string;
  /** Language of the title, where it is not the one asked for. */
  lang?: string;
  facts: readonly (string | undefined)[];
  picture: ProgramCard['poster'];
  href: string | undefined;
}

/** Identifies a hit among those of all types. */
export function keyOf(hit: SearchHit): string {
  switch (hit.type) {
    case 'program':
      return `program ${hit.program.id}`;
    case 'person':
      return `person ${hit.person.id}`;
    case 'episode':
      return `episode ${hit.episode.id}`;
    case 'product':
      return `product ${hit.product.id}`;
    case 'post':
      return `post ${hit.post.id}`;
  }
}

/** Says of a hit what a line has room for. */
export function useHitLine(): (hit: SearchHit) => HitLine {
  const { t } = useTranslation(['search', 'host']);
  const { code } = useLanguage();
  const hrefTo = useHrefTo();
  const plain = (value: number) => formatNumber(value, code, { useGrouping: false });
  return (hit) => {
    switch (hit.type) {
      case 'program': {
        const { id, title, kind, year, genres, poster } = hit.program;
        const href = hrefTo('streaming.program', { programId: id });
        return { title, facts: [t(`host:search.${kind}`), plain(year), genres[0]?.name], picture: poster, href };
      }
      case 'person': {
        const { id, name, portrait } = hit.person;
        const href = hrefTo('streaming.person', { personId: id });
        return { title: name, facts: [t('person')], picture: portrait, href };
      }
      case 'episode': {
        const { id, title, program, seasonNumber, episodeNumber, scene } = hit.episode;
        const number = t('episodeOf', { season: plain(seasonNumber), episode: plain(episodeNumber) });
        const href = hrefTo('streaming.episode', { programId: program.id, episodeId: id });
        return { title, facts: [program.title, number], picture: scene, href };
      }
      case 'product': {
        const { slug, name, category, price, picture } = hit.product;
        const href = hrefTo('shop.product', { slug });
        return { title: name, facts: [category.name, formatMoney(price, code)], picture, href };
      }
      case 'post': {
        const { slug, title, contentLanguage, author, publishedAt, picture } = hit.post;
        const lang = getLanguage(contentLanguage).tag;
        const href = hrefTo('blog.post', { slug });
        return { title, lang, facts: [author.name, formatDate(publishedAt, code)], picture, href };
      }
    }
  };
}
