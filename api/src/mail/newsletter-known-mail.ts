import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { MailTemplate } from './mails.ts';
import { removeLink } from './newsletter-links.ts';

interface Words {
  subject: string;
  beforeRemove: string[];
  end: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'نشرة سهرة تصلك بالفعل',
    beforeRemove: ['أهلا بك،', '', 'وصلنا طلب اشتراك جديد بهذا العنوان في نشرة سهرة، وهو مشترك فيها بالفعل، فلا يلزمك شيء.', '', 'ولو لم تعد تريد النشرة، فافتح هذا الرابط لإلغاء الاشتراك:'],
    end: 'فريق سهرة',
  },
  en: {
    subject: 'You already get the Sahra newsletter',
    beforeRemove: ['Hello,', '', 'Someone asked for the Sahra newsletter at this address. It is subscribed already, so there is nothing to do.', '', 'If you no longer want the newsletter, open this link to unsubscribe:'],
    end: 'The Sahra team',
  },
  de: {
    subject: 'Sie bekommen den Newsletter von Sahra bereits',
    beforeRemove: ['Guten Tag,', '', 'für diese Adresse wurde der Newsletter von Sahra noch einmal bestellt. Sie ist schon angemeldet, Sie brauchen nichts zu tun.', '', 'Möchten Sie den Newsletter nicht mehr, melden Sie sich über diesen Link ab:'],
    end: 'Ihr Team von Sahra',
  },
  fr: {
    subject: 'Vous recevez déjà la lettre de Sahra',
    beforeRemove: ['Bonjour,', '', 'Une inscription à la lettre d’information de Sahra a été demandée avec cette adresse. Elle est déjà inscrite : vous n’avez rien à faire.', '', 'Si vous ne souhaitez plus recevoir la lettre, ouvrez ce lien pour vous désinscrire :'],
    end: 'L’équipe de Sahra',
  },
  gr: {
    subject: 'Λαμβάνετε ήδη το ενημερωτικό δελτίο της Sahra',
    beforeRemove: ['Γεια σας,', '', 'Ζητήθηκε εγγραφή στο ενημερωτικό δελτίο της Sahra με αυτή τη διεύθυνση. Είναι ήδη εγγεγραμμένη και δεν χρειάζεται να κάνετε τίποτα.', '', 'Αν δεν θέλετε πια το δελτίο, ανοίξτε αυτόν τον σύνδεσμο για να διαγραφείτε:'],
    end: 'Η ομάδα της Sahra',
  },
};

/** Answers who asks for what he has: without it he would wait for a mail that never comes. */
export const newsletterKnownMail: MailTemplate<'newsletter-known'> = ({ removeToken }, language, publicUrl) => {
  const { subject, beforeRemove, end } = words[language];
  const remove = removeLink(removeToken, language, publicUrl);
  return { subject, text: [...beforeRemove, '', remove, '', end].join('\n'), links: [remove] };
};
