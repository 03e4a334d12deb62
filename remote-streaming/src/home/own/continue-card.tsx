import type { FormEvent } from 'react';
import { Form, IconButton, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { arrivesPlaying } from '../../ui/arrival.ts';
import episodeCard from '../../ui/episode-card.module.css';
import { useLength } from '../../ui/use-length.ts';
import styles from './continue-card.module.css';
import { forgetField } from './forget-program.ts';
import type { ContinuedEpisode } from './load-own-home.ts';
import { SceneCard } from './scene-card.tsx';

/** The focus goes to the neighbor of what is about to go, or to the top of the page: else it would be lost. */
function focusNeighbor(form: HTMLElement) {
  const item = form.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbor?.querySelector('button') ?? form.closest('main'))?.focus();
}

/** An episode that somebody goes on with, and the way to take its program out of the row; without scripts that is a form. */
export function ContinueCard({ episode, onRemove }: { episode: ContinuedEpisode; onRemove: () => void }) {
  const { t } = useTranslation(['home', 'streaming']);
  const length = useLength();
  const { program, seconds, durationSeconds, seasonNumber, episodeNumber, isUpNext } = episode;
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusNeighbor(event.currentTarget);
    onRemove();
  };
  const facts = (
    <>
      {isUpNext && (
        <>
          <span className={styles.next}>{t('upNext')}</span>{' '}
        </>
      )}
      {program.kind === 'series'
        ? t('streaming:episode.place', { season: seasonNumber, episode: episodeNumber })
        : length.ofMinutes(episode.durationMinutes)}
    </>
  );
  return (
    <div className={styles.item}>
      <SceneCard
        shown={episode}
        title={program.title}
        facts={facts}
        href={paths.episode.href(program.id, episode.id)}
        state={arrivesPlaying}
      >
        {seconds > 0 && (
          <progress
            className={episodeCard.progress}
            value={seconds}
            max={durationSeconds}
            aria-label={t('streaming:episode.watched')}
          />
        )}
      </SceneCard>
      <Form method="post" preventScrollReset onSubmit={remove} className={styles.form}>
        <input type="hidden" name={forgetField} value={program.id} />
        <IconButton
          type="submit"
          label={t('remove', { program: program.title })}
          icon="close"
          variant="ringed"
          size="s"
          className={styles.remove}
        />
      </Form>
    </div>
  );
}
