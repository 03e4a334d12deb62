import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { maskEmail } from '../mask-email.ts';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: (newEmail: string) => string;
  otherwise: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'تغيّر بريدك الإلكتروني على سهرة',
    intro: (newEmail) => `صار عنوان حسابك على سهرة ${newEmail}، ولن تصلك رسائله على هذا العنوان بعد الآن. لو كنت أنت من غيّره، فلا يلزمك شيء.`,
    otherwise: 'ولو لم تكن أنت، فاكتب إلينا فورًا:',
  },
  en: {
    subject: 'Your e-mail address on Sahra has been changed',
    intro: (newEmail) => `The address of your account on Sahra is now ${newEmail}; its mails no longer come here. If it was you, there is nothing to do.`,
    otherwise: 'If it was not you, write to us right away:',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse bei Sahra wurde geändert',
    intro: (newEmail) => `die Adresse Ihres Kontos bei Sahra ist jetzt ${newEmail}; hierher kommt nun nichts mehr. Wenn Sie das waren, brauchen Sie nichts zu tun.`,
    otherwise: 'Wenn Sie es nicht waren, schreiben Sie uns bitte sofort:',
  },
  fr: {
    subject: 'Votre adresse e-mail sur Sahra a été modifiée',
    intro: (newEmail) => `L’adresse de votre compte Sahra est maintenant ${newEmail} ; ses messages n’arriveront plus ici. Si c’était vous, vous n’avez rien à faire.`,
    otherwise: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
  },
  gr: {
    subject: 'Η διεύθυνση e-mail σας στη Sahra άλλαξε',
    intro: (newEmail) => `Η διεύθυνση του λογαριασμού σας στη Sahra είναι πλέον ${newEmail}· τα μηνύματά του δεν θα έρχονται πια εδώ. Αν την αλλάξατε εσείς, δεν χρειάζεται να κάνετε τίποτα.`,
    otherwise: 'Αν δεν ήσασταν εσείς, γράψτε μας αμέσως:',
  },
};

/** Tells the address that was a member’s until now. The new one is shown in part only: this mailbox may be in other hands. */
export const emailChangedMail: MailTemplate<'email-changed'> = ({ newEmail }, language, publicUrl) => {
  const say = words[language];
  const contact = linkTo(paths.contactUs.href(), language, publicUrl);
  return writeLetter(language, say.subject, [say.intro(isolated(maskEmail(newEmail))), say.otherwise, contact]);
};
