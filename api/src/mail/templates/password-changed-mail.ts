import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: string;
  otherwise: string;
  help: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'تغيّرت كلمة مرور حسابك على سهرة',
    intro: 'تغيّرت كلمة مرور حسابك على سهرة، وسُجّل خروجك من الأجهزة الأخرى. لو كنت أنت من غيّرها، فلا يلزمك شيء.',
    otherwise: 'ولو لم تكن أنت، فاختر كلمة مرور جديدة الآن من هنا:',
    help: 'ولو لم تستطع، فاكتب إلينا:',
  },
  en: {
    subject: 'Your password for Sahra has been changed',
    intro: 'The password of your account on Sahra has been changed, and other devices have been signed out. If it was you, there is nothing to do.',
    otherwise: 'If it was not you, choose a new password now:',
    help: 'If that does not work, write to us:',
  },
  de: {
    subject: 'Ihr Passwort für Sahra wurde geändert',
    intro: 'das Passwort Ihres Kontos bei Sahra wurde geändert, andere Geräte wurden abgemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun.',
    otherwise: 'Wenn Sie es nicht waren, wählen Sie gleich hier ein neues Passwort:',
    help: 'Gelingt das nicht, schreiben Sie uns:',
  },
  fr: {
    subject: 'Votre mot de passe Sahra a été modifié',
    intro: 'Le mot de passe de votre compte Sahra a été modifié et les autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
    otherwise: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    help: 'Si cela ne marche pas, écrivez-nous :',
  },
  gr: {
    subject: 'Ο κωδικός σας στη Sahra άλλαξε',
    intro: 'Ο κωδικός του λογαριασμού σας στη Sahra άλλαξε και οι άλλες συσκευές αποσυνδέθηκαν. Αν τον αλλάξατε εσείς, δεν χρειάζεται να κάνετε τίποτα.',
    otherwise: 'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό εδώ:',
    help: 'Αν αυτό δεν γίνεται, γράψτε μας:',
  },
};

/** Tells a member that his password is another one now: if he did not do it, he has to know. */
export const passwordChangedMail: MailTemplate<'password-changed'> = (_, language, publicUrl) => {
  const say = words[language];
  const lostPassword = linkTo(paths.lostPassword.href(), language, publicUrl);
  const contact = linkTo(paths.contactUs.href(), language, publicUrl);
  return writeLetter(language, say.subject, [say.intro, say.otherwise, lostPassword, say.help, contact]);
};
