import { useState } from 'react';
import {
  ApiError,
  Button,
  useMoment,
  useTranslation,
  type EditedTranslation,
  type LanguageCode,
} from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { undescribed } from './draft.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Writing } from './use-writing.ts';
import styles from './writing.module.css';

type State = EditedTranslation['state'];
const problems = ['not_possible', 'incomplete', 'not_allowed', 'edited_meanwhile'] as const;

interface TransitionsProps {
  post: number;
  language: LanguageCode;
  translation: EditedTranslation;
  writing: Writing;
  onMoved: () => void;
}

/** What can become of the text now: a button each. What is not saved yet is saved first. */
export function Transitions({ post, language, translation, writing, onMoved }: TransitionsProps) {
  const { t } = useTranslation('editing');
  const moment = useMoment();
  const [asks, setAsks] = useState<'scheduled' | 'withdrawn'>();
  const [isUnderWay, setUnderWay] = useState(false);
  const [told, setTold] = useState<{ isDone: boolean; text: string }>();
  const { api, autosave, draft } = writing;
  const { state, transitions, publishedAt } = translation;

  async function move(to: State, publishAt?: string) {
    setAsks(undefined);
    if (isUnderWay) return;
    setUnderWay(true);
    setTold(undefined);
    try {
      await autosave.flush();
      if (autosave.getState().step !== 'saved') return setTold({ isDone: false, text: t('move.unsaved') });
      const moved = await api.post('/editing/posts/{id}/translations/{language}/transition', {
        params: { id: post, language },
        body: { revision: autosave.getRevision(), to, ...(publishAt && { publishAt }) },
      });
      writing.setMoved(moved);
      onMoved();
      setTold({ isDone: true, text: t(`move.done.${to}`) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const known = error.fields.publishAt ? 'publishAt' : problems.find((each) => each === error.code);
      setTold({ isDone: false, text: t(`move.wrong.${known ?? 'other'}`) });
    } finally {
      setUnderWay(false);
    }
  }
  const ask = (to: State) => {
    if (to === 'scheduled' || to === 'withdrawn') setAsks(to);
    else void move(to);
  };
  const withoutText = undescribed(draft);
  return (
    <section aria-label={t('move.title')} className={styles.moves}>
      <p className={styles.state} suppressHydrationWarning>
        {t('move.now', { state: t(`states.${state}`) })}
        {state === 'scheduled' && publishedAt && (
          <> · {moment(publishedAt, { dateStyle: 'full', timeStyle: 'short' })}</>
        )}
      </p>
      {withoutText > 0 && <p>{t('move.undescribed', { count: withoutText })}</p>}
      <div className={styles.buttons}>
        {transitions.map((to) => (
          <Button
            key={to}
            variant={
              to === 'published' || (to === 'in-review' && !transitions.includes('published')) ? 'primary' : 'quiet'
            }
            aria-disabled={isUnderWay}
            onClick={() => ask(to)}
          >
            {t(state === to ? 'move.to.again' : `move.to.${to}`)}
          </Button>
        ))}
      </div>
      <p role={told?.isDone === false ? 'alert' : 'status'}>{told?.text}</p>
      {asks === 'scheduled' && (
        <ScheduleDialog
          initial={state === 'scheduled' ? publishedAt : null}
          onClose={() => setAsks(undefined)}
          onChoose={(at) => void move('scheduled', at)}
        />
      )}
      {asks === 'withdrawn' && (
        <Dialog
          isOpen
          isAlert
          title={t('withdraw.title')}
          onClose={() => setAsks(undefined)}
          actions={
            <Button variant="danger" onClick={() => void move('withdrawn')}>
              {t('withdraw.yes')}
            </Button>
          }
        >
          <p>{t('withdraw.text')}</p>
        </Dialog>
      )}
    </section>
  );
}
