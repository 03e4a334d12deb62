import {
  ButtonLink,
  EmptyState,
  findLanguage,
  languages,
  loadForMember,
  pageNumberOf,
  useLoaderData,
  useTranslation,
  type EditedTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { Select } from '@sahra/shared/parts/select';
import { paths } from '../../paths.ts';
import { EditedPostCard } from './edited-post-card.tsx';
import styles from './list.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const PAGE_SIZE = 20;
const states: readonly EditedTranslation['state'][] = ['draft', 'in-review', 'scheduled', 'published', 'withdrawn'];

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const choices = await loadForMember(args, '/editing/choices');
  const filters = {
    state: states.find((state) => state === searchParams.get('state')),
    language: findLanguage(searchParams.get('language'))?.code,
    missing: findLanguage(searchParams.get('missing'))?.code,
    author: choices.authors.find(({ slug }) => slug === searchParams.get('author'))?.slug,
    q: searchParams.get('q')?.trim().slice(0, 200) ?? '',
  };
  const page = pageNumberOf(args.request);
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const posts = await loadForMember(args, '/editing/posts', { query: { ...asked, page, pageSize: PAGE_SIZE } });
  requirePage(page, posts);
  return { posts, authors: choices.authors, filters: asked as Partial<Record<keyof typeof filters, string>> };
}

/** Posts in all states, what was changed last first. */
export default function EditedPostsPage() {
  const { t } = useTranslation(['editing', 'blog']);
  const { posts, authors, filters } = useLoaderData<typeof loader>();
  const select = (
    name: 'state' | 'language' | 'missing' | 'author',
    options: readonly (readonly [string, string])[],
  ) => (
    <Select name={name} label={t(`list.${name}`)} defaultValue={filters[name] ?? ''}>
      <option value="">{t('list.any')}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      ))}
    </Select>
  );
  const names = languages.map(({ code, name }) => [code, name] as const);
  return (
    <AdminFrame title={t('blog:editing.posts')} tagline={t('list.tagline')}>
      <AdminSearch
        key={JSON.stringify(filters)}
        action={paths.editedPosts.href()}
        label={t('list.search')}
        q={filters.q ?? ''}
      >
        {select(
          'state',
          states.map((state) => [state, t(`states.${state}`)] as const),
        )}
        {select('language', names)}
        {select('missing', names)}
        {authors.length > 1 &&
          select(
            'author',
            authors.map(({ slug, name }) => [slug, name] as const),
          )}
      </AdminSearch>
      <div className={styles.bar}>
        <p className={styles.count}>{t('list.count', { count: posts.total })}</p>
        <ButtonLink variant="primary" to={paths.newPost.href()}>
          {t('blog:editing.newPost')}
        </ButtonLink>
      </div>
      {posts.total === 0 ? (
        <EmptyState title={t('list.none.title')} text={t('list.none.text')} />
      ) : (
        <ul role="list" className={styles.list}>
          {posts.items.map((post) => (
            <EditedPostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pagination {...posts} hrefOf={(page) => paths.editedPosts.href({ ...filters, page })} />
    </AdminFrame>
  );
}
