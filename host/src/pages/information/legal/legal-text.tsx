import type { ReactNode } from 'react';
import { formatDate, Link, PageFrame, PageHead, PageHeading, useLanguage, useTranslation } from '@sahra/shared/facade';
import { LinkedText } from '../text/linked-text.tsx';
import { Prose } from '../text/prose.tsx';
import { StarBand } from '../illustration/star-band.tsx';
import styles from './legal.module.css';

interface Section {
  /** Names the section in an address. */
  id: string;
  title: string;
  text: string;
  /** Stands after the text. */
  extra?: ReactNode;
}

interface LegalTextProps {
  title: string;
  description: string;
  lead: string;
  /** ISO date of the last change. */
  changedOn: string;
  sections: readonly Section[];
}

function Contents({ sections }: Pick<LegalTextProps, 'sections'>) {
  const { t } = useTranslation('information');
  return (
    <nav aria-label={t('legal.contents')} className={styles.contents}>
      <h2 className={styles.contentsTitle}>{t('legal.contents')}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text of rules: what is in it, when it changed last, and sections that an address can name. */
export function LegalText({ title, description, lead, changedOn, sections }: LegalTextProps) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  return (
    <PageFrame>
      <PageHead title={title} description={description} />
      <PageHeading title={title} tagline={lead} />
      <p className={styles.changed}>
        <time dateTime={changedOn}>{t('legal.changedOn', { date: formatDate(changedOn, code) })}</time>
      </p>
      <StarBand />
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.sections}>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`} className={styles.title}>
                {section.title}
              </h2>
              <Prose text={section.text} />
              {section.extra}
            </section>
          ))}
          <p className={styles.questions}>
            <LinkedText text={t('legal.questions')} />
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
