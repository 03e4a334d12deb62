import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: string;
  signIn: string;
  lostPassword: string;
  otherwise: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'لديك حساب على سهرة بالفعل',
    intro: 'حاول أحدهم أن ينشئ حسابًا على سهرة بهذا العنوان. ولهذا العنوان حساب بالفعل، ولم يتغيّر فيه شيء.',
    signIn: 'لو كنت أنت، فسجّل الدخول من هنا:',
    lostPassword: 'ولو نسيت كلمة المرور، فاختر كلمة جديدة من هنا:',
    otherwise: 'ولو لم تكن أنت، فلا يلزمك شيء.',
  },
  en: {
    subject: 'You already have an account on Sahra',
    intro: 'Someone tried to open an account on Sahra with this address. It has one already, and nothing about it has changed.',
    signIn: 'If it was you, sign in here:',
    lostPassword: 'If you have forgotten your password, choose a new one here:',
    otherwise: 'If it was not you, there is nothing to do.',
  },
  de: {
    subject: 'Sie haben schon ein Konto bei Sahra',
    intro: 'mit dieser Adresse sollte ein Konto bei Sahra angelegt werden. Es gibt dazu schon eines, und daran hat sich nichts geändert.',
    signIn: 'Wenn Sie das waren, melden Sie sich hier an:',
    lostPassword: 'Haben Sie Ihr Passwort vergessen, wählen Sie hier ein neues:',
    otherwise: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: 'Vous avez déjà un compte sur Sahra',
    intro: 'Quelqu’un a voulu créer un compte sur Sahra avec cette adresse. Elle en a déjà un, et rien n’y a changé.',
    signIn: 'Si c’était vous, connectez-vous ici :',
    lostPassword: 'Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  gr: {
    subject: 'Έχετε ήδη λογαριασμό στη Sahra',
    intro: 'Κάποιος θέλησε να δημιουργήσει λογαριασμό στη Sahra με αυτή τη διεύθυνση. Υπάρχει ήδη ένας και δεν άλλαξε τίποτα σε αυτόν.',
    signIn: 'Αν ήσασταν εσείς, συνδεθείτε εδώ:',
    lostPassword: 'Αν ξεχάσατε τον κωδικό σας, ορίστε καινούργιο εδώ:',
    otherwise: 'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
  },
};

/** Tells a member that somebody wanted to open an account with his address; whoever tried is told nothing. */
export const accountExistsMail: MailTemplate<'account-exists'> = (_, language, publicUrl) => {
  const say = words[language];
  const signIn = linkTo(paths.signIn.href(), language, publicUrl);
  const lostPassword = linkTo(paths.lostPassword.href(), language, publicUrl);
  return writeLetter(language, say.subject, [say.intro, say.signIn, signIn, say.lostPassword, lostPassword, say.otherwise]);
};
