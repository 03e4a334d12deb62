import { useState } from 'react';
import { ButtonLink, PageFrame, PageHead, PageHeading, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { Accordion, AccordionItem } from '@sahra/shared/parts/accordion';
import { paths } from '../../../paths.ts';
import { LinkedText, plainText } from '../text/linked-text.tsx';
import { Prose } from '../text/prose.tsx';
import styles from './faq.module.css';
import { isFound } from './find-questions.ts';
import { QuestionSearch } from './question-search.tsx';
import { questionGroups, type QuestionId } from './questions.ts';

interface Answered {
  question: string;
  answer: string;
}

/** The questions in schema.org terms. */
const faqJsonLd = (questions: readonly Answered[], language: string) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** What visitors ask most, in groups; a box filters them. */
export default function FaqPage() {
  const { t } = useTranslation('information');
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const textsOf = (id: QuestionId) => ({
    id,
    question: t(`faq.items.${id}.question`),
    answer: t(`faq.items.${id}.answer`),
  });
  const questions = questionGroups.flatMap((group) => group.questions.map(textsOf));
  const groups = questionGroups.map((group) => ({
    id: group.id,
    questions: group.questions
      .map(textsOf)
      .filter(({ question, answer }) => isFound(`${question} ${plainText(answer)}`, query)),
  }));
  const count = groups.reduce((sum, group) => sum + group.questions.length, 0);
  return (
    <PageFrame>
      <PageHead
        title={t('faq.title')}
        description={t('faq.description')}
        jsonLd={({ language }) => [faqJsonLd(questions, language)]}
      />
      <PageHeading title={t('faq.title')} tagline={t('faq.description')} />
      <QuestionSearch query={query} onType={setQuery} told={query.trim() ? t('faq.found', { count }) : ''} />
      {count === 0 && (
        <div className={styles.none}>
          <h2>{t('faq.none.title')}</h2>
          <p>
            <LinkedText text={t('faq.none.text')} />
          </p>
        </div>
      )}
      {groups
        .filter((group) => group.questions.length > 0)
        .map(({ id, questions: found }) => (
          <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`} className={styles.title}>
              {t(`faq.groups.${id}`)}
            </h2>
            <Accordion>
              {found.map((item) => (
                <AccordionItem key={item.id} id={item.id} title={item.question}>
                  <Prose text={item.answer} />
                </AccordionItem>
              ))}
            </Accordion>
          </section>
        ))}
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more">{t('faq.more.title')}</h2>
        <p>{t('faq.more.text')}</p>
        <ButtonLink variant="primary" to={paths.contactUs.href()}>
          {t('faq.more.ask')}
        </ButtonLink>
      </section>
    </PageFrame>
  );
}
