import { plainText } from '../text/linked-text.tsx';

interface Answered {
  question: string;
  answer: string;
}

/** The questions in schema.org terms. */
export const faqJsonLd = (questions: readonly Answered[], language: string) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
