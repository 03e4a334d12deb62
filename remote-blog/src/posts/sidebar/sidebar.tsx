import {
  ButtonLink,
  formatDate,
  formatNumber,
  getLanguage,
  Link,
  useHrefTo,
  useLanguage,
  useTranslation,
  type PostArchive,
  type PostCard,
} from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { dateName } from '../archives/archive-date.ts';
import { TagCloud } from '../archives/tag-cloud.tsx';
import { PostSearch } from '../post-search.tsx';
import { SidebarSection } from './sidebar-section.tsx';
import styles from './sidebar.module.css';

/** As many as stand beside a list; their pages have all of them. */
const MONTHS = 12;
const TAGS = 20;

/** Ways with how many posts are behind each. */
function CountedLinks({ links }: { links: readonly { href: string; name: string; count: number }[] }) {
  const { code } = useLanguage();
  return (
    <ul className={styles.list}>
      {links.map(({ href, name, count }) => (
        <li key={href}>
          <Link to={href} className={styles.counted}>
            <bdi>{name}</bdi> <span className={styles.count}>{formatNumber(count, code)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RecentPosts({ posts }: { posts: readonly PostCard[] }) {
  const { code } = useLanguage();
  return (
    <ul className={styles.list}>
      {posts.map(({ id, slug, title, contentLanguage, publishedAt }) => (
        <li key={id} className={styles.recent}>
          <Link to={paths.post.href(slug)} lang={getLanguage(contentLanguage).tag} dir="auto">
            {title}
          </Link>
          <time dateTime={publishedAt} className={styles.date}>
            {formatDate(publishedAt, code)}
          </time>
        </li>
      ))}
    </ul>
  );
}

interface SidebarProps {
  archive: PostArchive;
  recent: readonly PostCard[];
  q: string;
}

/** The ways into the blog: search, categories, the newest posts, months and tags; and the newsletter. */
export function Sidebar({ archive: { categories, months, tags }, recent, q }: SidebarProps) {
  const { t } = useTranslation(['posts', 'blog']);
  const hrefTo = useHrefTo();
  const { code } = useLanguage();
  return (
    <aside className={styles.sidebar} aria-label={t('sidebar.label')}>
      <PostSearch q={q} />
      {categories.length > 0 && (
        <SidebarSection title={t('blog:archives.categories')} href={paths.postCategories.href()}>
          <CountedLinks
            links={categories.map(({ slug, name, count }) => ({ href: paths.postCategory.href(slug), name, count }))}
          />
        </SidebarSection>
      )}
      {recent.length > 0 && (
        <SidebarSection title={t('sidebar.recent')}>
          <RecentPosts posts={recent} />
        </SidebarSection>
      )}
      {months.length > 0 && (
        <SidebarSection title={t('blog:archives.dates')} href={paths.postDates.href()}>
          <CountedLinks
            links={months.slice(0, MONTHS).map(({ month, count }) => ({
              href: paths.postDate.href(month),
              name: dateName(month, code),
              count,
            }))}
          />
        </SidebarSection>
      )}
      {tags.length > 0 && (
        <SidebarSection title={t('blog:archives.tags')} href={paths.postTags.href()}>
          <TagCloud tags={tags.slice(0, TAGS)} />
        </SidebarSection>
      )}
      <SidebarSection title={t('sidebar.newsletter.title')}>
        <p className={styles.text}>{t('sidebar.newsletter.text')}</p>
        <ButtonLink variant="quiet" to={hrefTo('information.newsletter')}>
          {t('sidebar.newsletter.subscribe')}
        </ButtonLink>
      </SidebarSection>
    </aside>
  );
}
