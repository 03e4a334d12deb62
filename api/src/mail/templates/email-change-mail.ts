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
    subject: 'أكّد بريدك الإلكتروني الجديد على سهرة',
    intro: 'اختير هذا العنوان عنوانًا جديدًا لحساب على سهرة. لو كان حسابك، فافتح هذا الرابط وأكّد العنوان من هناك:',
    valid: 'الرابط صالح لمدة 24 ساعة، وحتى تؤكّده يبقى العنوان القديم.',
    otherwise: 'لو لم تكن أنت، فلا يلزمك شيء.',
  },
  en: {
    subject: 'Confirm your new e-mail address for Sahra',
    intro: 'This address is to be the new one of an account on Sahra. If the account is yours, open this link and confirm the address there:',
    valid: 'The link works for 24 hours. Until you confirm, the old address stays.',
    otherwise: 'If it was not you, there is nothing to do.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse für Sahra',
    intro: 'diese Adresse soll die neue eines Kontos bei Sahra werden. Wenn es Ihr Konto ist, öffnen Sie diesen Link und bestätigen Sie dort die Adresse:',
    valid: 'Der Link gilt 24 Stunden. Bis dahin bleibt es bei der alten Adresse.',
    otherwise: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour Sahra',
    intro: 'Cette adresse doit devenir celle d’un compte Sahra. Si c’est le vôtre, ouvrez ce lien et confirmez-y l’adresse :',
    valid: 'Le lien est valable 24 heures. En attendant, l’ancienne adresse reste la bonne.',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  gr: {
    subject: 'Επιβεβαιώστε τη νέα διεύθυνση e-mail σας στη Sahra',
    intro: 'Αυτή η διεύθυνση ορίστηκε ως νέα διεύθυνση ενός λογαριασμού στη Sahra. Αν είναι ο δικός σας, ανοίξτε αυτόν τον σύνδεσμο και επιβεβαιώστε εκεί τη διεύθυνση:',
    valid: 'Ο σύνδεσμος ισχύει για 24 ώρες. Μέχρι να επιβεβαιώσετε, μένει η παλιά διεύθυνση.',
    otherwise: 'Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα.',
  },
};

/** Asks whether an address that a member wants to have is his. The link tells the page what it is about. */
export const emailChangeMail: MailTemplate<'email-change'> = ({ token }, language, publicUrl) => {
  const say = words[language];
  const link = linkTo(paths.verifyEmail.href(), language, publicUrl, { token, change: 'yes' });
  return writeLetter(language, say.subject, [say.intro, link, say.valid, say.otherwise]);
};
