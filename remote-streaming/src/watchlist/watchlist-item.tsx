import type { FormEvent } from 'react';
import { Form, IconButton, useTranslation, type ProgramCard } from '@sahra/shared/facade';
import { watchlistFields } from '@sahra/shared/guest-list/update-watchlist';
import { PosterCard } from '../ui/poster-card.tsx';
import styles from './watchlist-grid.module.css';

interface WatchlistItemProps {
  program: ProgramCard;
  length: string;
  isPriority: boolean;
  onRemove: () => void;
}

/** The focus goes to the neighbor of what is about to go, or to the top of the page: else it would be lost. */
function focusNeighbor(form: HTMLElement) {
  const item = form.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = neighbor?.querySelector('button');
  const main = form.closest('main');
  (button ?? main)?.focus();
}

/** A program of the list, and the way to take it out; without scripts that is a form. */
export function WatchlistItem({ program, length, isPriority, onRemove }: WatchlistItemProps) {
  const { t } = useTranslation('watchlist');
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusNeighbor(event.currentTarget);
    onRemove();
  };
  return (
    <li className={styles.item}>
      <PosterCard program={program} length={length} isPriority={isPriority} />
      <Form method="post" preventScrollReset onSubmit={remove} className={styles.form}>
        <input type="hidden" name={watchlistFields.program} value={program.id} />
        <IconButton
          type="submit"
          name={watchlistFields.isWanted}
          value="no"
          label={t('remove', { title: program.title })}
          icon="close"
          variant="ringed"
          size="s"
          className={styles.remove}
        />
      </Form>
    </li>
  );
}
