import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { MailTemplate } from './mails.ts';
import { confirmLink, removeLink } from './newsletter-links.ts';

interface Words {
  subject: string;
  beforeConfirm: string[];
  beforeRemove: string[];
  end: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'خطوة واحدة وتصلك نشرة سهرة',
    beforeConfirm: ['أهلا بك،', '', 'وصلنا طلب اشتراك بهذا العنوان في نشرة سهرة. لو كان الطلب منك، فافتح هذا الرابط واضغط زر التأكيد:'],
    beforeRemove: ['الرابط صالح لمدة 48 ساعة.', '', 'لو لم يكن الطلب منك، فتجاهل هذه الرسالة ولن تصلك النشرة. ولو أردت أن نحذف عنوانك فورا، فافتح هذا الرابط:'],
    end: 'فريق سهرة',
  },
  en: {
    subject: 'One step left to get the Sahra newsletter',
    beforeConfirm: ['Hello,', '', 'Someone asked for the Sahra newsletter at this address. If it was you, open this link and press the button there:'],
    beforeRemove: ['The link works for 48 hours.', '', 'If it was not you, there is nothing to do: the newsletter will not come. To have your address deleted right away, open this link:'],
    end: 'The Sahra team',
  },
  de: {
    subject: 'Noch ein Schritt bis zum Newsletter von Sahra',
    beforeConfirm: ['Guten Tag,', '', 'für diese Adresse wurde der Newsletter von Sahra bestellt. Wenn Sie das waren, öffnen Sie diesen Link und bestätigen Sie dort Ihre Anmeldung:'],
    beforeRemove: ['Der Link gilt 48 Stunden.', '', 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Sie bekommen keinen Newsletter. Möchten Sie, dass wir Ihre Adresse sofort löschen, öffnen Sie diesen Link:'],
    end: 'Ihr Team von Sahra',
  },
  fr: {
    subject: 'Plus qu’une étape pour recevoir la lettre de Sahra',
    beforeConfirm: ['Bonjour,', '', 'Une inscription à la lettre d’information de Sahra a été demandée avec cette adresse. Si c’était vous, ouvrez ce lien et confirmez :'],
    beforeRemove: ['Le lien est valable 48 heures.', '', 'Si ce n’était pas vous, vous n’avez rien à faire : vous ne recevrez pas la lettre. Pour que nous supprimions votre adresse tout de suite, ouvrez ce lien :'],
    end: 'L’équipe de Sahra',
  },
  gr: {
    subject: 'Ένα βήμα ακόμη για το ενημερωτικό δελτίο της Sahra',
    beforeConfirm: ['Γεια σας,', '', 'Ζητήθηκε εγγραφή στο ενημερωτικό δελτίο της Sahra με αυτή τη διεύθυνση. Αν τη ζητήσατε εσείς, ανοίξτε τον σύνδεσμο και πατήστε το κουμπί επιβεβαίωσης:'],
    beforeRemove: ['Ο σύνδεσμος ισχύει για 48 ώρες.', '', 'Αν δεν τη ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: δεν θα λάβετε το δελτίο. Για να διαγράψουμε αμέσως τη διεύθυνσή σας, ανοίξτε αυτόν τον σύνδεσμο:'],
    end: 'Η ομάδα της Sahra',
  },
};

/** Asks whether the newsletter is wanted; nothing comes without a yes. */
export const newsletterConfirmMail: MailTemplate<'newsletter-confirm'> = ({ confirmToken, removeToken }, language, publicUrl) => {
  const { subject, beforeConfirm, beforeRemove, end } = words[language];
  const confirm = confirmLink(confirmToken, language, publicUrl);
  const remove = removeLink(removeToken, language, publicUrl);
  return { subject, text: [...beforeConfirm, '', confirm, '', ...beforeRemove, '', remove, '', end].join('\n'), links: [confirm, remove] };
};
