import { formatLabelled, useLanguage, useTranslation } from '@sahra/shared/facade';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { isolated } from '../isolated.ts';
import type { Decided, NotDecided } from './decide.ts';
import styles from './moderation.module.css';

const refusals = ['not_found', 'not_possible', 'already_reviewed', 'author_is_admin'] as const;
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What became of each that was decided; it takes the focus, so that it is read at once. */
export function DecisionOutcome({ answer }: { answer: Decided | NotDecided | undefined }) {
  const { t } = useTranslation('moderation');
  const { code: language } = useLanguage();
  if (!answer) return null;
  if ('failure' in answer) {
    const isEmpty = answer.failure === 'nothingTicked';
    return (
      <FailureNotice
        key={answer.at}
        failure={answer.failure === 'nothingTicked' ? 'refused' : answer.failure}
        retryAfter={answer.retryAfter}
        {...(isEmpty && { title: t('nothingTicked.title'), text: t('nothingTicked.text') })}
      />
    );
  }
  const { at, decision, results } = answer;
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return (
    <section key={at} ref={takeFocus} tabIndex={-1} role="status" className={styles.outcome}>
      <p className={styles.outcomeTitle}>
        {formatLabelled(
          t(`decisions.${decision}`),
          t('outcome.done', { count: done, total: results.length }),
          language,
        )}
      </p>
      <ul>
        {results.map(({ id, name, outcome, code }) => {
          const known = refusals.find((refusal) => refusal === code);
          return (
            <li key={id}>
              {t('outcome.each', {
                name: isolated(name || String(id)),
                result: known
                  ? t(`outcome.refused.${known}`)
                  : t(`outcome.result.${outcome === 'unchanged' ? 'unchanged' : 'done'}`),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
