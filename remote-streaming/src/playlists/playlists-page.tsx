import { useEffect } from 'react';
import {
  ButtonLink,
  EmptyState,
  Icon,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton,
  useActionData,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  useSession,
  useTranslation,
} from '@sahra/shared/facade';
import { playlistLabels } from '@sahra/shared/form-rules/playlist-rules';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { LibraryTabs } from '../ui/library-tabs.tsx';
import { UnmergedPlaylists } from '../ui/playlists/unmerged-playlists.tsx';
import section from '../ui/section.module.css';
import { loadPlaylists as loader } from './load-playlists.ts';
import { PlaylistForm } from './playlist-form.tsx';
import { PlaylistGrid } from './playlist-tile.tsx';
import styles from './playlists-page.module.css';

export { loader };

export const action = laterAction(() => import('./playlist-action.ts').then(({ playlistAction }) => playlistAction));

function PlaylistsSkeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Skeleton height="panel" />
    </PageFrame>
  );
}
export { PlaylistsSkeleton as Skeleton };

/** The visitor's own playlists, and public ones of others. */
export default function PlaylistsPage() {
  const { t } = useTranslation(['playlists', 'streaming']);
  const { own, others, label } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const member = useSession();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isOthers = own.source !== (member ? 'account' : 'device');
  // The server cannot see what the browser stores, and a session may begin or end meanwhile: then the page is read once more.
  useEffect(() => {
    if (isOthers) void revalidate();
  }, [isOthers, revalidate]);
  const state = isFormState(sent) ? sent : undefined;
  const isMaking = query.get('form') === 'new';
  const none = <EmptyState title={t('empty')} text={t('emptyHint')} />;
  return (
    <PageFrame>
      <PageHead title={t('streaming:playlists.title')} description={t('description')} path={paths.playlists.href()} />
      <PageHeading title={t('streaming:playlists.title')} tagline={t('description')} />
      <LibraryTabs current="playlists" />
      <UnmergedPlaylists next={paths.playlists.href()} />
      <section aria-labelledby="own-playlists" className={styles.section}>
        <div className={styles.head}>
          <h2 id="own-playlists" className={section.heading}>
            {t('own')}
          </h2>
          {!isMaking && (
            <ButtonLink variant="primary" to={paths.playlists.href({ form: 'new' })} preventScrollReset>
              <Icon name="plus" />
              {t('make')}
            </ButtonLink>
          )}
        </div>
        {isMaking && <PlaylistForm state={state} cancelHref={paths.playlists.href()} />}
        {own.source === 'unknownDevice' ? (
          <>
            <noscript>
              <p>{t('needsScripts')}</p>
            </noscript>
            <div className={styles.place}>
              <Skeleton />
              <div className={styles.unseen}>{none}</div>
            </div>
          </>
        ) : own.items.length === 0 && !isMaking ? (
          none
        ) : (
          <>
            <PlaylistGrid playlists={own.items} />
            {own.source === 'account' && (
              <Pagination {...own} hrefOf={(page) => paths.playlists.href({ ...(page && { page }) })} />
            )}
          </>
        )}
      </section>
      <section aria-labelledby="public-playlists" className={styles.section}>
        <h2 id="public-playlists" className={section.heading}>
          {t('others')}
        </h2>
        <ChoiceLinks
          label={t('labels.choose')}
          choices={[
            { href: paths.playlists.href(), label: t('labels.all'), isChosen: label === null },
            ...playlistLabels.map((name) => ({
              href: paths.playlists.href({ label: name }),
              label: t(`labels.${name}`),
              isChosen: name === label,
            })),
          ]}
        />
        {others.length > 0 ? <PlaylistGrid playlists={others} /> : <p className={styles.none}>{t('noOthers')}</p>}
      </section>
    </PageFrame>
  );
}
