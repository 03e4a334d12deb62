import { Form, Icon, Link, useTranslation, type ActionFunctionArgs, type PlaylistThing } from '@sahra/shared/facade';
import { playlistLimits } from '@sahra/shared/form-rules/playlist-rules';
import type { OwnPlaylistCard } from '@sahra/shared/guest-list/own-playlists';
import { Field } from '@sahra/shared/parts/field';
import type { FormEvent } from 'react';
import { paths } from '../../paths.ts';
import { LibraryIcon } from '../library-icon.tsx';
import styles from './playlist-choices.module.css';

/** Fields of the forms: they work without scripts, for members. */
export const choiceFields = { intent: 'intent', playlist: 'playlist', item: 'item', name: 'name' } as const;

const isId = (text: string | null | undefined): text is string => /^[1-9]\d{0,9}$/.test(text ?? '');

/** The program, or the episode, that an address asks about. */
export function thingOf({ params, request }: ActionFunctionArgs): PlaylistThing | undefined {
  const program = params['programId'];
  const episode = new URL(request.url).searchParams.get('episode');
  if (!isId(program)) return undefined;
  return { programId: Number(program), ...(isId(episode) && { episodeId: Number(episode) }) };
}

interface PlaylistChoicesProps {
  thing: PlaylistThing;
  playlists: readonly OwnPlaylistCard[];
  /** Where scripts take what is pressed, in place of the page’s action. */
  onToggle?: (playlist: OwnPlaylistCard) => void;
  onCreate?: (name: string) => void;
}

/** In which playlists something is: each is a button that puts it there or takes it out, and at the end there is a new one. */
export function PlaylistChoices({ thing, playlists, onToggle, onCreate }: PlaylistChoicesProps) {
  const { t } = useTranslation('watchlist');
  const action = paths.addToPlaylist.href(thing.programId, thing.episodeId);
  const create = (event: FormEvent<HTMLFormElement>) => {
    if (!onCreate) return;
    event.preventDefault();
    const form = event.currentTarget;
    const name = new FormData(form).get(choiceFields.name);
    if (typeof name !== 'string' || !name.trim()) return;
    onCreate(name.trim());
    form.reset();
  };
  return (
    <div className={styles.choices}>
      {playlists.length > 0 && (
        <ul className={styles.list} aria-label={t('addTo.playlists')}>
          {playlists.map((playlist) => (
            <li key={playlist.id}>
              <Form
                method="post"
                action={action}
                preventScrollReset
                onSubmit={(event) => {
                  if (!onToggle) return;
                  event.preventDefault();
                  onToggle(playlist);
                }}
              >
                <input type="hidden" name={choiceFields.playlist} value={playlist.id} />
                <input type="hidden" name={choiceFields.item} value={playlist.itemId ?? ''} />
                <button
                  type="submit"
                  name={choiceFields.intent}
                  value={playlist.itemId === null ? 'add' : 'take-out'}
                  aria-pressed={playlist.itemId !== null}
                  className={styles.choice}
                >
                  <Icon name={playlist.itemId === null ? 'plus' : 'check'} />
                  <span className={styles.name}>
                    <bdi>{playlist.name}</bdi>
                  </span>
                  <span className={styles.total}>{t('addTo.items', { count: playlist.itemTotal })}</span>
                  {playlist.privacy === 'private' && <LibraryIcon name="lock" />}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={action} preventScrollReset className={styles.create} onSubmit={create}>
        <input type="hidden" name={choiceFields.intent} value="add-to-new" />
        <Field
          id="new-playlist"
          name={choiceFields.name}
          label={t('addTo.name')}
          maxLength={playlistLimits.name.max}
          dir="auto"
          required
          autoComplete="off"
        />
        <button type="submit" className="btn btn-quiet">
          {t('addTo.create')}
        </button>
      </Form>
      <p className={styles.more}>
        <Link to={paths.playlists.href()}>{t('addTo.all')}</Link>
      </p>
    </div>
  );
}
