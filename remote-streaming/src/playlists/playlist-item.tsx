import type { FormEvent, PointerEvent, ReactNode } from 'react';
import { classNames, Form, IconButton, Link, Picture, useTranslation } from '@sahra/shared/facade';
import type { PlaylistEntry } from '@sahra/shared/guest-list/own-playlists';
import { AccessMark } from '../ui/access/access-mark.tsx';
import { arrivesPlaying } from '../ui/arrival.ts';
import { LibraryIcon } from '../ui/library-icon.tsx';
import { programHref } from '../ui/program-href.ts';
import { useLength } from '../ui/use-length.ts';
import { itemFields } from './item-fields.ts';
import styles from './playlist-items.module.css';

interface PlaylistItemProps {
  entry: PlaylistEntry;
  place: { index: number; total: number };
  /** Plays it, and goes on with the playlist. Undefined where what it plays stands further up already. */
  href: string | undefined;
  isDragged: boolean;
  /** What its owner does with it. */
  own?: {
    onMove: (to: number) => void;
    onRemove: () => void;
    onGrab: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** A button of an item; without scripts it is a form. */
function ItemForm({
  id,
  children,
  onSend,
  ...fields
}: {
  id: string;
  children: ReactNode;
  onSend: () => void;
  position?: number;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Form method="post" preventScrollReset onSubmit={submit}>
      <input type="hidden" name={itemFields.item} value={id} />
      {fields.position !== undefined && <input type="hidden" name={itemFields.position} value={fields.position} />}
      {children}
    </Form>
  );
}

/** The focus goes to the neighbor of what is about to go, or to the top of the page: else it would be lost. */
function focusNeighbor(from: Element | null) {
  const item = from?.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const button = neighbor?.querySelector<HTMLElement>('[data-removes]');
  (button ?? item?.closest('main'))?.focus();
}

/** A program or an episode of a playlist. */
export function PlaylistItem({ entry, place: { index, total }, href, isDragged, own }: PlaylistItemProps) {
  const { t } = useTranslation(['playlists', 'streaming']);
  const length = useLength();
  const { id, program, episode } = entry;
  const title = episode?.title ?? program.title;
  const access = (episode ?? program).access;
  const moved = (to: number, label: string, icon: 'moveUp' | 'moveDown', isEnd: boolean) => (
    <ItemForm id={id} position={to} onSend={() => !isEnd && own?.onMove(to)}>
      <IconButton
        type="submit"
        name={itemFields.intent}
        value="move"
        label={label}
        variant="muted"
        size="s"
        aria-disabled={isEnd}
      >
        <LibraryIcon name={icon} />
      </IconButton>
    </ItemForm>
  );
  return (
    <li className={classNames(styles.item, isDragged && styles.dragged)}>
      {own ? (
        <span className={styles.grip} title={t('page.drag')} onPointerDown={own.onGrab}>
          <LibraryIcon name="grip" />
        </span>
      ) : (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      )}
      <Link
        to={href ?? programHref(program)}
        state={href ? arrivesPlaying : undefined}
        className={styles.link}
        aria-label={t('page.playNamed', { title })}
      >
        <Picture picture={(episode ?? program).scene} alt="" sizes="140px" className={styles.scene} />
        {access !== 'free' && <AccessMark access={access} />}
      </Link>
      <div className={styles.text}>
        <Link to={programHref(program)} className={styles.title}>
          <bdi>{program.title}</bdi>
        </Link>
        <span className={styles.facts}>
          {episode && (
            <>
              {t('streaming:episode.place', { season: episode.seasonNumber, episode: episode.episodeNumber })} ·{' '}
              <bdi>{episode.title}</bdi> ·{' '}
            </>
          )}
          {episode ? length.ofMinutes(episode.durationMinutes) : length.ofProgram(program)}
        </span>
      </div>
      {own && (
        <div className={styles.buttons}>
          {moved(index - 1, t('page.moveUp', { title }), 'moveUp', index === 0)}
          {moved(index + 1, t('page.moveDown', { title }), 'moveDown', index === total - 1)}
          <ItemForm
            id={id}
            onSend={() => {
              focusNeighbor(document.activeElement);
              own.onRemove();
            }}
          >
            <IconButton
              type="submit"
              name={itemFields.intent}
              value="remove"
              label={t('page.remove', { title })}
              icon="close"
              variant="muted"
              size="s"
              data-removes
            />
          </ItemForm>
        </div>
      )}
    </li>
  );
}
