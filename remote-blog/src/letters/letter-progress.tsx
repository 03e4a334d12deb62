import { Badge, formatNumber, useLanguage, useMoment, useTranslation } from '@sahra/shared/facade';
import { isolated } from '../ui/isolated.ts';
import type { Letter } from './load-letters.ts';
import styles from './letters.module.css';

/** What has become of an issue, as a badge. */
export function LetterState({ state }: Pick<Letter, 'state'>) {
  const { t } = useTranslation('letters');
  return <Badge tone={state === 'sending' ? 'accent' : 'neutral'}>{t(`states.${state}`)}</Badge>;
}

/** How far an issue has come; nothing of a draft. */
export function LetterProgress({ progress }: Pick<Letter, 'progress'>) {
  const { t } = useTranslation('letters');
  const { code } = useLanguage();
  const moment = useMoment();
  if (!progress) return null;
  const { of, sent, undelivered, left, startedAt, finishedAt } = progress;
  const number = (count: number) => isolated(formatNumber(count, code));
  const text = t('progress.sent', { sent: number(sent), of: number(of) });
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <progress max={of} value={sent + undelivered + left} aria-label={text} />
      <ul role="list" className={styles.facts}>
        {left > 0 && <li>{t('progress.left', { count: left, number: number(left) })}</li>}
        {undelivered > 0 && <li>{t('progress.undelivered', { count: undelivered, number: number(undelivered) })}</li>}
        <li>{t('progress.startedAt', { at: moment(startedAt) })}</li>
        {finishedAt !== null && <li>{t('progress.finishedAt', { at: moment(finishedAt) })}</li>}
      </ul>
    </div>
  );
}
