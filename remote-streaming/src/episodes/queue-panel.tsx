import { useEffect, useRef } from 'react';
import { Link, useTranslation } from '@sahra/shared/facade';
import { arrivesPlaying } from '../ui/arrival.ts';
import { paths } from '../paths.ts';
import type { Queue } from '../ui/playlists/load-queue.ts';
import section from '../ui/section.module.css';
import styles from './queue-panel.module.css';

/** The playlist that one plays through: where in it one is, and all that is in it. */
export function QueuePanel({ queue: { playlist, entries, index, isShuffled } }: { queue: Queue }) {
  const { t } = useTranslation('watchlist');
  const list = useRef<HTMLOListElement>(null);
  // What plays is in sight of its list, without the page being scrolled.
  useEffect(() => {
    const row = list.current?.children[index];
    if (list.current && row instanceof HTMLElement) list.current.scrollTop = row.offsetTop - list.current.offsetTop;
  }, [index]);
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className={section.heading}>
        <Link to={paths.playlist.href(playlist.id)} className={styles.name}>
          <bdi>{playlist.name}</bdi>
        </Link>
      </h2>
      <p className={styles.place}>
        {t('queue.label')} · {t('queue.position', { position: index + 1, total: entries.length })}
        {isShuffled && <> · {t('queue.shuffled')}</>}
      </p>
      <ol ref={list} className={styles.entries}>
        {entries.map(({ entry, href, title }, at) => (
          <li key={entry.id}>
            <Link
              to={href}
              state={arrivesPlaying}
              className={styles.entry}
              aria-current={at === index ? 'page' : undefined}
            >
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
