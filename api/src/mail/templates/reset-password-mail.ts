import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: string;
  valid: string;
  otherwise: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'اختر كلمة مرور جديدة لحسابك على سهرة',
    intro: 'وصلنا طلب كلمة مرور جديدة لحسابك على سهرة. اخترها من هذا الرابط:',
    valid: 'الرابط صالح لمدة ساعة، ويُستخدم مرة واحدة.',
    otherwise: 'لو لم يكن الطلب منك، فلا يلزمك شيء: كلمة مرورك باقية كما هي.',
  },
  en: {
    subject: 'Choose a new password for Sahra',
    intro: 'A new password was asked for, for your account on Sahra. Choose it by this link:',
    valid: 'The link works for one hour, and once.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort für Sahra',
    intro: 'für Ihr Konto bei Sahra wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
    valid: 'Der Link gilt eine Stunde und lässt sich einmal verwenden.',
    otherwise: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour Sahra',
    intro: 'Un nouveau mot de passe a été demandé pour votre compte Sahra. Choisissez-le en ouvrant ce lien :',
    valid: 'Le lien est valable une heure et ne sert qu’une fois.',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
  },
  gr: {
    subject: 'Ορίστε νέο κωδικό για τη Sahra',
    intro: 'Ζητήθηκε νέος κωδικός για τον λογαριασμό σας στη Sahra. Ορίστε τον από αυτόν τον σύνδεσμο:',
    valid: 'Ο σύνδεσμος ισχύει για μία ώρα και χρησιμοποιείται μία φορά.',
    otherwise: 'Αν δεν τον ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.',
  },
};

/** Lets a member choose a password anew. */
export const resetPasswordMail: MailTemplate<'reset-password'> = ({ token }, language, publicUrl) => {
  const say = words[language];
  const link = linkTo(paths.resetPassword.href(), language, publicUrl, { token });
  return writeLetter(language, say.subject, [say.intro, link, say.valid, say.otherwise]);
};
