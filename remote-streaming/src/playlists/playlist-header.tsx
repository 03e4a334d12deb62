import {
  ButtonLink,
  Form,
  formatNumber,
  Icon,
  Link,
  PageTitle,
  useLanguage,
  useTranslation,
} from '@sahra/shared/facade';
import type { LoadedPlaylist } from '@sahra/shared/guest-list/own-playlists';
import { SendButton } from '@sahra/shared/parts/send-button';
import { paths } from '../paths.ts';
import { arrivesPlaying } from '../ui/arrival.ts';
import { LibraryIcon } from '../ui/library-icon.tsx';
import { queueOf } from '../ui/playlists/playlist-queue.ts';
import { PlaylistCover } from './playlist-cover.tsx';
import styles from './playlist-header.module.css';
import { ShareLink } from './share-link.tsx';

interface PlaylistHeaderProps {
  playlist: Exclude<LoadedPlaylist, { source: 'unknownDevice' }>;
  /** Of the order in which it would be shuffled. */
  seed: number;
}

/** What a playlist is, and what one does with all of it. */
export function PlaylistHeader({ playlist, seed }: PlaylistHeaderProps) {
  const { t } = useTranslation(['playlists', 'watchlist']);
  const { code } = useLanguage();
  const { id, name, description, labels, privacy, owner, isOwn, items, viewTotal, source } = playlist;
  const number = (total: number) => formatNumber(total, code);
  const [first] = queueOf(id, items);
  const [firstShuffled] = queueOf(id, items, seed);
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <PlaylistCover playlist={playlist} />
      </div>
      <div className={styles.text}>
        <PageTitle>
          <bdi>{name}</bdi>
        </PageTitle>
        <p className={styles.facts}>
          {!isOwn && owner && <span>{t('page.by', { owner })}</span>}
          {isOwn && (
            <span>
              {privacy === 'private' && <LibraryIcon name="lock" />}
              {t(source === 'device' ? 'privacy.device' : `privacy.${privacy}`)}
            </span>
          )}
          <span>{t('watchlist:addTo.items', { count: items.length })}</span>
          {privacy === 'public' && viewTotal > 0 && (
            <span>{t('watchlist:views', { count: viewTotal, number: number(viewTotal) })}</span>
          )}
        </p>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        {labels.length > 0 && (
          <ul className={styles.labels} aria-label={t('labels.choose')}>
            {labels.map((label) => (
              <li key={label}>
                <Link to={paths.playlists.href({ label })}>{t(`labels.${label}`)}</Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {first && (
            <ButtonLink variant="primary" to={first.href} state={arrivesPlaying}>
              <Icon name="play" className={styles.play} />
              {t('page.play')}
            </ButtonLink>
          )}
          {firstShuffled && items.length > 1 && (
            <ButtonLink variant="quiet" to={firstShuffled.href} state={arrivesPlaying} rel="nofollow">
              <LibraryIcon name="shuffle" />
              {t('page.shuffle')}
            </ButtonLink>
          )}
          {isOwn ? (
            <>
              <ButtonLink variant="quiet" to={paths.playlist.href(id, { form: 'edit' })} preventScrollReset>
                <LibraryIcon name="edit" />
                {t('form.change')}
              </ButtonLink>
              <ButtonLink variant="ghost" to={paths.playlist.href(id, { form: 'delete' })} preventScrollReset>
                <LibraryIcon name="remove" />
                {t('delete.ask')}
              </ButtonLink>
            </>
          ) : (
            <Form method="post">
              <SendButton variant="quiet" name="intent" value="copy">
                {t('page.copy')}
              </SendButton>
            </Form>
          )}
        </div>
        {privacy === 'public' && <ShareLink path={paths.playlist.href(id)} />}
      </div>
    </header>
  );
}
