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
    subject: 'أكّد بريدك الإلكتروني على سهرة',
    intro: 'أُنشئ حساب على سهرة بهذا العنوان. لو كنت أنت من أنشأه، فافتح هذا الرابط وأكّد العنوان بكلمة المرور التي اخترتها:',
    valid: 'الرابط صالح لمدة 24 ساعة.',
    otherwise: 'ولو لم تكن أنت، فلا يلزمك شيء: من دون التأكيد لن يستطيع أحد أن يسجّل الدخول بهذا العنوان، وبعد أسبوع يُلغى التسجيل.',
  },
  en: {
    subject: 'Confirm your e-mail address for Sahra',
    intro: 'An account on Sahra was opened with this address. If it was you, open this link and confirm the address with the password you chose:',
    valid: 'The link works for 24 hours.',
    otherwise: 'If it was not you, there is nothing to do: without the confirmation nobody can sign in with this address, and after a week the registration is gone.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse für Sahra',
    intro: 'mit dieser Adresse wurde ein Konto bei Sahra angelegt. Wenn Sie das waren, öffnen Sie diesen Link und bestätigen Sie die Adresse mit dem Passwort, das Sie gewählt haben:',
    valid: 'Der Link gilt 24 Stunden.',
    otherwise: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ohne die Bestätigung kann sich niemand mit dieser Adresse anmelden, und nach einer Woche verfällt die Registrierung.',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail pour Sahra',
    intro: 'Un compte a été créé sur Sahra avec cette adresse. Si c’était vous, ouvrez ce lien et confirmez l’adresse avec le mot de passe que vous avez choisi :',
    valid: 'Le lien est valable 24 heures.',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire : sans cette confirmation, personne ne peut se connecter avec cette adresse, et l’inscription s’efface au bout d’une semaine.',
  },
  gr: {
    subject: 'Επιβεβαιώστε τη διεύθυνση e-mail σας στη Sahra',
    intro: 'Δημιουργήθηκε λογαριασμός στη Sahra με αυτή τη διεύθυνση. Αν τον δημιουργήσατε εσείς, ανοίξτε αυτόν τον σύνδεσμο και επιβεβαιώστε τη διεύθυνση με τον κωδικό που διαλέξατε:',
    valid: 'Ο σύνδεσμος ισχύει για 24 ώρες.',
    otherwise: 'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα: χωρίς την επιβεβαίωση κανείς δεν μπορεί να συνδεθεί με αυτή τη διεύθυνση και μετά από μία εβδομάδα η εγγραφή διαγράφεται.',
  },
};

/** Asks whether the address of a new account is its owner’s. */
export const verifyEmailMail: MailTemplate<'verify-email'> = ({ token, next }, language, publicUrl) => {
  const say = words[language];
  const link = linkTo(paths.verifyEmail.href(), language, publicUrl, { token, ...(next && { next }) });
  return writeLetter(language, say.subject, [say.intro, link, say.valid, say.otherwise]);
};
