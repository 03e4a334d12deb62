import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, useTranslation, type IconName } from '@sahra/shared/facade';
import { doneOf } from './contribution-answer.ts';
import styles from './contributions.module.css';
import { useContributions } from './contributions-context.ts';
import { usePhotoParts } from './photos/photo-parts-context.ts';

interface AnnouncementProps {
  icon: IconName;
  text: string | null;
  /** More about it. */
  children: ReactNode;
}

/** Takes the focus, so that it is read at once. */
function Announcement({ icon, text, children }: AnnouncementProps) {
  const element = useRef<HTMLDivElement>(null);
  // In an effect: when a dialog closes it hands the focus back, and what it came from may go.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="status" tabIndex={-1} className={styles.notice}>
      <Icon name={icon} />
      <div>
        {text}
        {children}
      </div>
    </div>
  );
}

/** Says what became of the form that was sent last, at the place where it was. */
export function Notice({ place }: { place: number | null }) {
  const { t } = useTranslation('contributions');
  const { kind, answer } = useContributions();
  const Photos = usePhotoParts();
  const done = doneOf(answer);
  if (!done || done.done === 'vote') return null;
  // What was deleted has no place any more.
  if ((done.target === '' || done.done === 'delete' ? null : Number(done.target)) !== place) return null;
  const isWaiting = done.status === 'waiting';
  const { photos } = done;
  const saved = t(isWaiting ? 'done.changedWaiting' : 'done.changed');
  const text =
    done.done === 'write'
      ? t(`done.${isWaiting ? 'waiting' : 'published'}.${kind}`)
      : done.done === 'delete' || done.done === 'report'
        ? t(`done.${done.done}`)
        : // Of photos none of which was added nothing is saved.
          photos?.added === 0
          ? null
          : saved;
  return (
    <Announcement key={done.at} icon={photos?.failed.length ? 'warning' : isWaiting ? 'clock' : 'check'} text={text}>
      {Photos && photos && <Photos.Outcome outcome={photos} />}
    </Announcement>
  );
}
