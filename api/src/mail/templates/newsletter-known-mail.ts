import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  beforeRemove: string[];
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'نشرة سهرة تصلك بالفعل',
    beforeRemove: ['وصلنا طلب اشتراك جديد بهذا العنوان في نشرة سهرة، وهو مشترك فيها بالفعل، فلا يلزمك شيء.', 'ولو لم تعد تريد النشرة، فافتح هذا الرابط لإلغاء الاشتراك:'],
  },
  en: {
    subject: 'You already get the Sahra newsletter',
    beforeRemove: ['Someone asked for the Sahra newsletter at this address. It is subscribed already, so there is nothing to do.', 'If you no longer want the newsletter, open this link to unsubscribe:'],
  },
  de: {
    subject: 'Sie bekommen den Newsletter von Sahra bereits',
    beforeRemove: ['für diese Adresse wurde der Newsletter von Sahra noch einmal bestellt. Sie ist schon angemeldet, Sie brauchen nichts zu tun.', 'Möchten Sie den Newsletter nicht mehr, melden Sie sich über diesen Link ab:'],
  },
  fr: {
    subject: 'Vous recevez déjà la lettre de Sahra',
    beforeRemove: ['Une inscription à la lettre d’information de Sahra a été demandée avec cette adresse. Elle est déjà inscrite : vous n’avez rien à faire.', 'Si vous ne souhaitez plus recevoir la lettre, ouvrez ce lien pour vous désinscrire :'],
  },
  gr: {
    subject: 'Λαμβάνετε ήδη το ενημερωτικό δελτίο της Sahra',
    beforeRemove: ['Ζητήθηκε εγγραφή στο ενημερωτικό δελτίο της Sahra με αυτή τη διεύθυνση. Είναι ήδη εγγεγραμμένη και δεν χρειάζεται να κάνετε τίποτα.', 'Αν δεν θέλετε πια το δελτίο, ανοίξτε αυτόν τον σύνδεσμο για να διαγραφείτε:'],
  },
};

/** Answers who asks for what he has: without it he would wait for a mail that never comes. */
export const newsletterKnownMail: MailTemplate<'newsletter-known'> = ({ removeToken }, language, publicUrl) => {
  const { subject, beforeRemove } = words[language];
  const remove = linkTo(paths.newsletterUnsubscribe.href(), language, publicUrl, { token: removeToken });
  return writeLetter(language, subject, [...beforeRemove, remove]);
};
