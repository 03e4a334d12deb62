import { useTranslation } from '@sahra/shared/facade';
import { LinkedText } from '../text/linked-text.tsx';
import styles from './contact-us.module.css';

const topics = ['film', 'rights', 'order', 'privacy'] as const;

/** What the form is for, and how soon somebody answers. */
export function ContactTopics() {
  const { t } = useTranslation('information');
  return (
    <aside aria-labelledby="topics">
      <h2 id="topics" className={styles.heading}>
        {t('contactUs.topics.title')}
      </h2>
      <dl className={styles.list}>
        {topics.map((topic) => (
          <div key={topic} className={styles.topic}>
            <dt>{t(`contactUs.topics.${topic}.title`)}</dt>
            <dd>
              <LinkedText text={t(`contactUs.topics.${topic}.text`)} />
            </dd>
          </div>
        ))}
        <div className={styles.answer}>
          <dt>{t('contactUs.answer.title')}</dt>
          <dd>{t('contactUs.answer.text')}</dd>
        </div>
      </dl>
    </aside>
  );
}
