import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, useTranslation, type IconName } from '@sahra/shared/facade';
import { doneOf, type ContributionDone } from './contribution-answer.ts';
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

/** Where the notice on a form stands: at a contribution; null: at the thing. What was deleted or hidden has no place any more. */
function placeOf({ done, target }: ContributionDone): number | null | 'decisions' {
  if (done === 'decide') return 'decisions';
  return target === '' || done === 'delete' ? null : Number(target);
}

/** Says what became of the form that was sent last, at the place where it was. */
export function Notice({ place }: { place: number | null | 'decisions' }) {
  const { t } = useTranslation('contributions');
  const { kind, answer } = useContributions();
  const Photos = usePhotoParts();
  const done = doneOf(answer);
  if (!done || done.done === 'vote') return null;
  if (placeOf(done) !== place) return null;
  const isWaiting = done.status === 'waiting';
  const { photos } = done;
  const saved = t(isWaiting ? 'done.changedWaiting' : 'done.changed');
  const text =
    done.done === 'write'
      ? t(`done.${isWaiting ? 'waiting' : 'published'}.${kind}`)
      : done.done === 'delete' || done.done === 'report'
        ? t(`done.${done.done}`)
        : done.done === 'decide'
          ? t(
              done.status === 'published' || done.status === 'hidden'
                ? `done.decided.${done.status}`
                : 'done.notDecided',
            )
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
