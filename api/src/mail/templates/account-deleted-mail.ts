import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: string;
  free: string;
  otherwise: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'حُذف حسابك على سهرة',
    intro: 'حذفنا حسابك على سهرة كما طلبت، ومعه كل ما حفظته فيه.',
    free: 'كل ما على سهرة مما هو متاح للجميع يبقى متاحًا لك بلا حساب. ولو أردت العودة يومًا، فافتح حسابًا جديدًا من هنا:',
    otherwise: 'ولو لم تكن أنت من طلب الحذف، فاكتب إلينا:',
  },
  en: {
    subject: 'Your account on Sahra has been deleted',
    intro: 'We have deleted your account on Sahra, as you asked, and with it everything that you kept there.',
    free: 'What is open to everybody stays open to you, without an account. If you want to come back some day, open a new one here:',
    otherwise: 'If it was not you who asked for it, write to us:',
  },
  de: {
    subject: 'Ihr Konto bei Sahra wurde gelöscht',
    intro: 'wir haben Ihr Konto bei Sahra gelöscht, wie Sie es wollten, und mit ihm alles, was Sie dort aufgehoben hatten.',
    free: 'Was allen offensteht, steht auch Ihnen weiter offen, ohne Konto. Wenn Sie eines Tages zurückkommen möchten, legen Sie hier ein neues an:',
    otherwise: 'Wenn Sie das nicht veranlasst haben, schreiben Sie uns:',
  },
  fr: {
    subject: 'Votre compte Sahra a été supprimé',
    intro: 'Nous avons supprimé votre compte Sahra, comme vous l’avez demandé, et avec lui tout ce que vous y gardiez.',
    free: 'Ce qui est ouvert à tous vous reste ouvert, sans compte. Si vous voulez revenir un jour, créez-en un nouveau ici :',
    otherwise: 'Si ce n’est pas vous qui l’avez demandé, écrivez-nous :',
  },
  gr: {
    subject: 'Ο λογαριασμός σας στη Sahra διαγράφηκε',
    intro: 'Διαγράψαμε τον λογαριασμό σας στη Sahra, όπως ζητήσατε, και μαζί όλα όσα κρατούσατε εκεί.',
    free: 'Ό,τι είναι ανοιχτό σε όλους μένει ανοιχτό και σε εσάς, χωρίς λογαριασμό. Αν κάποτε θελήσετε να γυρίσετε, δημιουργήστε καινούργιον εδώ:',
    otherwise: 'Αν δεν το ζητήσατε εσείς, γράψτε μας:',
  },
};

/** The last mail to a member. */
export const accountDeletedMail: MailTemplate<'account-deleted'> = (_, language, publicUrl) => {
  const say = words[language];
  const signUp = linkTo(paths.signUp.href(), language, publicUrl);
  const contact = linkTo(paths.contactUs.href(), language, publicUrl);
  return writeLetter(language, say.subject, [say.intro, say.free, signUp, say.otherwise, contact]);
};
