import { useTranslation } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { paths } from '../paths.ts';

/** Pages of what somebody collects, in the order in which they stand. */
const tabs = ['playlists', 'watchlist', 'likes', 'history'] as const;
export type LibraryTab = (typeof tabs)[number];

/** The ways between the pages of what somebody collects. */
export function LibraryTabs({ current }: { current: LibraryTab }) {
  const { t } = useTranslation('streaming');
  const links = tabs.map((tab) => ({
    href: paths[tab].href(),
    label: t(`${tab}.title`),
    isCurrent: tab === current,
  }));
  return <TabLinks label={t('library.label')} links={links} />;
}
