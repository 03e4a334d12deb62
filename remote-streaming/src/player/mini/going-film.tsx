import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '@sahra/shared/facade';
import { Player, type PlayerProps } from '../player.tsx';
import styles from './mini.module.css';
import { useDodge } from './use-dodge.ts';
import { useSameViewer } from './use-same-viewer.ts';

interface GoingFilmProps extends Omit<PlayerProps, 'mini' | 'language'> {
  episodeId: number;
  /** Where it stands in its page; null: it goes along in a corner. */
  place: HTMLElement | null;
  /** Where its page is. */
  href: string;
  onClose: () => void;
}

/** A film that outlives its page: one element, which stands in the page or in a corner, and is moved without a break. */
export function GoingFilm({ episodeId, place, href, onClose, ...props }: GoingFilmProps) {
  const { code } = useLanguage();
  const corner = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLDivElement>(null);
  const isMini = place === null;
  const side = useDodge(corner, isMini);
  useLayoutEffect(() => {
    const [home, moved] = [corner.current, film.current];
    if (!home || !moved) return undefined;
    // A video that is taken out and put in at once plays on.
    (place ?? home).append(moved);
    // React takes it away where it has put it.
    return () => home.append(moved);
  }, [place]);
  useSameViewer(() => {
    if (isMini) onClose();
  });
  const close = () => {
    onClose();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={corner} className={styles.corner} data-side={side} hidden={!isMini}>
      <div ref={film} className={styles.film}>
        <Player key={episodeId} {...props} language={code} mini={isMini ? { href, close } : null} />
      </div>
    </div>
  );
}
