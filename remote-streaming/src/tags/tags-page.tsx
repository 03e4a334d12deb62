import {
  formatNumber,
  Link,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  Skeleton as Placeholder,
  useLanguage,
  useLoaderData,
  useTranslation,
  VisuallyHidden,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import styles from './tags-page.module.css';

const PAGE_SIZE = 60;

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const tags = await loadFromApi(args, '/tags', { query: { page, pageSize: PAGE_SIZE } });
  requirePage(page, tags);
  return tags;
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Placeholder height="panel" />
    </PageFrame>
  );
}

/** Every tag with how many films and series it has. */
export default function TagsPage() {
  const { t } = useTranslation(['lists', 'streaming']);
  const { code } = useLanguage();
  const tags = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <PageHead title={t('streaming:tags.title')} description={t('pages.tags')} path={paths.tags.href(tags.page)} />
      <PageHeading title={t('streaming:tags.title')} tagline={t('pages.tags')} />
      <ul className={styles.tags}>
        {tags.items.map(({ slug, name, programCount }) => (
          <li key={slug}>
            <Link to={paths.tag.href(slug)} className={styles.tag}>
              {name}{' '}
              <span className={styles.count} aria-hidden="true">
                {formatNumber(programCount, code)}
              </span>
              <VisuallyHidden>{t('streaming:programs.count', { count: programCount })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination {...tags} hrefOf={paths.tags.href} />
    </PageFrame>
  );
}
