import { useEffect, useRef } from 'react';
import { Icon, useTranslation } from '@sahra/shared/facade';
import { doneOf } from './contribution-answer.ts';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';

/** Takes the focus, so that it is read at once. */
function Announcement({ isWaiting, text }: { isWaiting: boolean; text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  // In an effect: when a dialog closes it hands the focus back, and what it came from may go.
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1} className={styles.notice}>
      <Icon name={isWaiting ? 'clock' : 'check'} />
      <span>{text}</span>
    </p>
  );
}

/** Says what became of the form that was sent last, at the place where it was. */
export function Notice({ place }: { place: number | null }) {
  const { t } = useTranslation('contributions');
  const { kind, answer } = useContributions();
  const done = doneOf(answer);
  if (!done || done.done === 'vote') return null;
  // What was deleted has no place any more.
  if ((done.target === '' || done.done === 'delete' ? null : Number(done.target)) !== place) return null;
  const isWaiting = done.status === 'waiting';
  const text =
    done.done === 'write'
      ? t(`done.${isWaiting ? 'waiting' : 'published'}.${kind}`)
      : done.done === 'change'
        ? t(isWaiting ? 'done.changedWaiting' : 'done.changed')
        : t(`done.${done.done}`);
  return <Announcement key={done.at} isWaiting={isWaiting} text={text} />;
}
