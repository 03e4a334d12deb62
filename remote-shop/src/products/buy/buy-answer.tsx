import { Link, useActionData, useTranslation } from '@sahra/shared/facade';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { paths } from '../../paths.ts';
import type { BuyAnswer, BuyIntent } from './buy-action.ts';
import styles from './buy-answer.module.css';

/** What a form beside the product was answered, if that was the last one that was sent. */
export function useBuyAnswer(intents: readonly BuyIntent[]): BuyAnswer['buy'] | undefined {
  const answer = useActionData<Partial<BuyAnswer> | undefined>()?.buy;
  return answer && intents.includes(answer.intent) ? answer : undefined;
}

/** Says what became of what was sent; who hears the page hears it too. */
export function BuyAnswerText({ intents }: { intents: readonly BuyIntent[] }) {
  const { t } = useTranslation('buy');
  const answer = useBuyAnswer(intents);
  return (
    <div role="status">
      {answer && 'failure' in answer && (
        <FailureNotice key={answer.at} failure={answer.failure} retryAfter={answer.retryAfter} />
      )}
      {answer && 'outcome' in answer && (
        <div key={answer.at} className={styles.outcome} data-outcome={answer.outcome}>
          {(answer.outcome === 'inCart' || answer.outcome === 'lessInCart') && (
            <strong className={styles.title}>{t('added')}</strong>
          )}
          <p className={styles.text}>{t(`outcomes.${answer.outcome}`)}</p>
          {(answer.outcome === 'inCart' || answer.outcome === 'lessInCart' || answer.outcome === 'cartFull') && (
            <Link to={paths.cart.href()} className={styles.link}>
              {t('toCart')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
