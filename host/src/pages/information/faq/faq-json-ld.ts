import { plainText } from '../words/linked-text.tsx';

interface Answered {
  question: string;
  answer: string;
}

/** The questions in the words of schema.org. */
export const faqJsonLd = (questions: readonly Answered[], language: string) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
