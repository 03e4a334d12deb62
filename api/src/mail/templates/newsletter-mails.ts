import type { MailTemplate } from '../mails.ts';

/** Asks whether the newsletter is wanted; nothing comes without a yes. */
export const newsletterConfirmMail: MailTemplate<'newsletter-confirm'> = (
  { confirmToken, removeToken },
  { t, link },
) => {
  const unsubscribe = link('information.newsletter-leave', { token: removeToken });
  return {
    subject: t('newsletter-confirm.subject'),
    parts: [
      t('newsletter-confirm.intro'),
      link('information.newsletter-confirm', { token: confirmToken }),
      t('newsletter-confirm.valid'),
      t('newsletter-confirm.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};

/** Answers those who ask for what they have: without it they would wait for a mail that never comes. */
export const newsletterKnownMail: MailTemplate<'newsletter-known'> = ({ removeToken }, { t, link }) => {
  const unsubscribe = link('information.newsletter-leave', { token: removeToken });
  return {
    subject: t('newsletter-known.subject'),
    parts: [t('newsletter-known.intro'), t('newsletter-known.otherwise'), unsubscribe],
    unsubscribe,
  };
};
