import { useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { paths } from '../paths.ts';

const tabs = {
  all: paths.blogs,
  categories: paths.postCategories,
  tags: paths.postTags,
  authors: paths.postAuthors,
  dates: paths.postDates,
} as const;

/** The ways into the blog. `current` is the one whose page is shown. */
export function BlogTabs({ current }: { current?: keyof typeof tabs }) {
  const { t } = useTranslation('posts');
  const links = (['all', 'categories', 'tags', 'authors', 'dates'] as const).map((tab) => ({
    href: tabs[tab].href(),
    label: t(`tabs.${tab}`),
    isCurrent: tab === current,
  }));
  return <TabLinks label={t('tabs.label')} links={links} />;
}
