import { Button, Icon, useTranslation } from '@sahra/shared/facade';
import styles from './faq.module.css';

interface QuestionSearchProps {
  query: string;
  onType: (query: string) => void;
  /** How much was found, as a sentence; empty while nothing is looked for. */
  told: string;
}

/** Filters as one types; without scripts it is a form that opens the filtered page. */
export function QuestionSearch({ query, onType, told }: QuestionSearchProps) {
  const { t } = useTranslation('information');
  return (
    <form role="search" method="get" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="question-search" className={styles.label}>
        {t('faq.search')}
      </label>
      <div className={styles.line}>
        <Icon name="search" className={styles.lens} />
        <input
          id="question-search"
          name="q"
          type="search"
          className="form-control"
          value={query}
          placeholder={t('faq.placeholder')}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onType(event.target.value)}
        />
        <noscript>
          <Button type="submit" variant="quiet">
            {t('faq.search')}
          </Button>
        </noscript>
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </form>
  );
}
