import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  beforeConfirm: string[];
  beforeRemove: string[];
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'خطوة واحدة وتصلك نشرة سهرة',
    beforeConfirm: ['وصلنا طلب اشتراك بهذا العنوان في نشرة سهرة. لو كان الطلب منك، فافتح هذا الرابط واضغط زر التأكيد:'],
    beforeRemove: ['الرابط صالح لمدة 48 ساعة.', 'لو لم يكن الطلب منك، فتجاهل هذه الرسالة ولن تصلك النشرة. ولو أردت أن نحذف عنوانك فورا، فافتح هذا الرابط:'],
  },
  en: {
    subject: 'One step left to get the Sahra newsletter',
    beforeConfirm: ['Someone asked for the Sahra newsletter at this address. If it was you, open this link and press the button there:'],
    beforeRemove: ['The link works for 48 hours.', 'If it was not you, there is nothing to do: the newsletter will not come. To have your address deleted right away, open this link:'],
  },
  de: {
    subject: 'Noch ein Schritt bis zum Newsletter von Sahra',
    beforeConfirm: ['für diese Adresse wurde der Newsletter von Sahra bestellt. Wenn Sie das waren, öffnen Sie diesen Link und bestätigen Sie dort Ihre Anmeldung:'],
    beforeRemove: ['Der Link gilt 48 Stunden.', 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Sie bekommen keinen Newsletter. Möchten Sie, dass wir Ihre Adresse sofort löschen, öffnen Sie diesen Link:'],
  },
  fr: {
    subject: 'Plus qu’une étape pour recevoir la lettre de Sahra',
    beforeConfirm: ['Une inscription à la lettre d’information de Sahra a été demandée avec cette adresse. Si c’était vous, ouvrez ce lien et confirmez :'],
    beforeRemove: ['Le lien est valable 48 heures.', 'Si ce n’était pas vous, vous n’avez rien à faire : vous ne recevrez pas la lettre. Pour que nous supprimions votre adresse tout de suite, ouvrez ce lien :'],
  },
  gr: {
    subject: 'Ένα βήμα ακόμη για το ενημερωτικό δελτίο της Sahra',
    beforeConfirm: ['Ζητήθηκε εγγραφή στο ενημερωτικό δελτίο της Sahra με αυτή τη διεύθυνση. Αν τη ζητήσατε εσείς, ανοίξτε τον σύνδεσμο και πατήστε το κουμπί επιβεβαίωσης:'],
    beforeRemove: ['Ο σύνδεσμος ισχύει για 48 ώρες.', 'Αν δεν τη ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: δεν θα λάβετε το δελτίο. Για να διαγράψουμε αμέσως τη διεύθυνσή σας, ανοίξτε αυτόν τον σύνδεσμο:'],
  },
};

/** Asks whether the newsletter is wanted; nothing comes without a yes. */
export const newsletterConfirmMail: MailTemplate<'newsletter-confirm'> = ({ confirmToken, removeToken }, language, publicUrl) => {
  const { subject, beforeConfirm, beforeRemove } = words[language];
  const confirm = linkTo(paths.newsletterConfirm.href(), language, publicUrl, { token: confirmToken });
  const remove = linkTo(paths.newsletterUnsubscribe.href(), language, publicUrl, { token: removeToken });
  return writeLetter(language, subject, [...beforeConfirm, confirm, ...beforeRemove, remove]);
};
