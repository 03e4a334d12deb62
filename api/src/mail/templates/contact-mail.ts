import { formatLabelled } from '@sahra/shared/i18n/format';
import { getLanguage } from '@sahra/shared/i18n/languages';
import { isolated, type MailTemplate } from '../mails.ts';

/** To the owner: what somebody has written, in the language of the sender, who will want an answer in it. */
export const contactMail: MailTemplate<'contact'> = ({ reference, name, email, subject, message }, { t, language }) => {
  const [from, about] = [isolated(name), isolated(subject)];
  const facts = [
    formatLabelled(t('contact.from'), `${from} <${email}>`, language),
    formatLabelled(t('contact.about'), about, language),
    formatLabelled(t('contact.language'), getLanguage(language).name, language),
  ];
  return {
    subject: t('contact.subject', { from, about }),
    parts: [
      t('contact.intro', { reference: isolated(reference) }),
      facts.join('\n'),
      { quote: message },
      t('contact.outro', { email: isolated(email) }),
    ],
    replyTo: email,
  };
};
