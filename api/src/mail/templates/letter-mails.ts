import { isolated, type EmailContent, type LetterMail, type MailContext, type MailTemplate } from '../mails.ts';

/** The posts of an issue; each leads to its page in the language of the mail. */
const linked = ({ posts }: LetterMail, { link }: MailContext): EmailContent['parts'] =>
  posts.map(({ title, excerpt, slug, language }) => ({
    ...{ title, text: excerpt, language },
    link: link('blog.post', { slug }).link,
  }));

/** An issue of the newsletter, with a way out in each mail. */
export const letterMail: MailTemplate<'letter'> = (letter, context) => {
  const { t } = context;
  const unsubscribe = context.link('information.newsletter-leave', { token: letter.removeToken });
  return {
    subject: letter.subject,
    greeting: letter.greeting,
    parts: [...linked(letter, context), t('letter.otherwise'), unsubscribe],
    unsubscribe,
  };
};

/** The same for the editor who wants to see it in their own mail program. */
export const letterTestMail: MailTemplate<'letter-test'> = (letter, context) => {
  const { t } = context;
  return {
    subject: t('letter-test.subject', { subject: isolated(letter.subject) }),
    greeting: letter.greeting,
    parts: [...linked(letter, context), t('letter-test.intro')],
  };
};
