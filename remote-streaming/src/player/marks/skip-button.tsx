import { useEffect, useEffectEvent } from 'react';
import { Link, useTranslation, type Segment } from '@sahra/shared/facade';
import { arrivesPlaying } from '../../ui/arrival.ts';
import type { Commands } from '../controls/use-commands.ts';
import { useDuration, useMoment, usePlayback } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';
import { isLast, segmentAt } from './marks.ts';
import styles from './skip-button.module.css';

interface SkipButtonProps {
  segments: readonly Segment[];
  commands: Commands;
  /** Where the focus goes when the button is gone. */
  onSkipped: () => void;
}

/** Skips what is playing where many skip it. Where only credits are left it leads to the next episode. */
export function SkipButton({ segments, commands, onSkipped }: SkipButtonProps) {
  const { t } = useTranslation('player');
  const { next, preferences, notify } = usePlayerContext();
  const { hasStarted } = usePlayback();
  const duration = useDuration();
  const segment = useMoment((time) => segmentAt(segments, time));
  const skips = preferences.skipsIntros && segment !== undefined && segment.kind !== 'credits';
  const skipByItself = useEffectEvent(() => {
    if (!segment || segment.kind === 'credits') return;
    commands.seekTo(segment.endSeconds);
    notify(t(`notice.skipped.${segment.kind}`));
  });
  // The film's clock runs outside React.
  useEffect(() => {
    if (skips) skipByItself();
  }, [skips, segment]);
  if (!hasStarted || !segment || skips) return null;
  if (segment.kind === 'credits' && next && isLast(segment, duration)) {
    return (
      <Link className={styles.skip} to={next.href} state={arrivesPlaying} dir="auto">
        {t('nextEpisode', { title: next.title })}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.skip}
      aria-keyshortcuts="S"
      onClick={() => {
        commands.seekTo(segment.endSeconds);
        onSkipped();
      }}
    >
      {t(`skip.${segment.kind}`)}
    </button>
  );
}
