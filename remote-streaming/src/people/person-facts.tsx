import { formatDate, formatList, formatNumber, useLanguage, useTranslation, type Person } from '@sahra/shared/facade';
import styles from './person-page.module.css';

interface PersonFactsProps {
  person: Pick<Person, 'birthday' | 'birthPlace' | 'alsoKnownAs' | 'knownCredits'>;
  age: number | null;
}

/** What is known of a person's life; what is not known is left out. */
export function PersonFacts({ person, age }: PersonFactsProps) {
  const { t } = useTranslation('people');
  const { code } = useLanguage();
  const { birthday, birthPlace, alsoKnownAs, knownCredits } = person;
  return (
    <dl className={styles.facts} aria-label={t('person.facts')}>
      {birthday && (
        <div>
          <dt>{t('person.born')}</dt>
          <dd>
            <time dateTime={birthday}>{formatDate(birthday, code)}</time>{' '}
            {age !== null && <span>({t('person.age', { count: age })})</span>}
          </dd>
        </div>
      )}
      {birthPlace && (
        <div>
          <dt>{t('person.birthPlace')}</dt>
          <dd>
            <bdi>{birthPlace}</bdi>
          </dd>
        </div>
      )}
      {alsoKnownAs.length > 0 && (
        <div>
          <dt>{t('person.alsoKnownAs')}</dt>
          <dd>
            <bdi>{formatList(alsoKnownAs, code)}</bdi>
          </dd>
        </div>
      )}
      {knownCredits > 0 && (
        <div>
          <dt>{t('person.knownCredits')}</dt>
          <dd>{formatNumber(knownCredits, code)}</dd>
        </div>
      )}
    </dl>
  );
}
