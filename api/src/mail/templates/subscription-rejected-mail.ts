import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: (reference: string) => string;
  intro: (reference: string) => string;
  help: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: (reference) => `تعذّر قبول طلب باقتك ${reference}`,
    intro: (reference) => `لم نستطع قبول طلب الباقة رقم ${reference}، فلن تبدأ الباقة. حسابك باق كما هو.`,
    help: 'لو كنت قد دفعت، أو ظننت أن في الأمر خطأ، فاكتب إلينا واذكر الرقم:',
  },
  en: {
    subject: (reference) => `We could not accept your request ${reference}`,
    intro: (reference) => `We could not accept your request for a plan with the number ${reference}, so the plan does not begin. Your account stays as it is.`,
    help: 'If you have paid already, or think that this is a mistake, write to us and give the number:',
  },
  de: {
    subject: (reference) => `Ihre Anfrage ${reference} konnten wir nicht annehmen`,
    intro: (reference) => `Ihre Anfrage ${reference} nach einem Plan konnten wir nicht annehmen; der Plan beginnt also nicht. Ihr Konto bleibt, wie es ist.`,
    help: 'Wenn Sie schon bezahlt haben oder das für einen Irrtum halten, schreiben Sie uns und nennen Sie die Nummer:',
  },
  fr: {
    subject: (reference) => `Votre demande ${reference} n’a pas pu être acceptée`,
    intro: (reference) => `Nous n’avons pas pu accepter votre demande de formule numéro ${reference} : la formule ne commence donc pas. Votre compte reste tel qu’il est.`,
    help: 'Si vous avez déjà payé, ou si vous pensez que c’est une erreur, écrivez-nous en donnant le numéro :',
  },
  gr: {
    subject: (reference) => `Το αίτημά σας ${reference} δεν έγινε δεκτό`,
    intro: (reference) => `Δεν μπορέσαμε να δεχτούμε το αίτημα συνδρομής με κωδικό ${reference}, οπότε η συνδρομή δεν ξεκινά. Ο λογαριασμός σας μένει όπως είναι.`,
    help: 'Αν έχετε ήδη πληρώσει ή νομίζετε ότι πρόκειται για λάθος, γράψτε μας και αναφέρετε τον κωδικό:',
  },
};

/** Tells a member that an admin has declined his request. */
export const subscriptionRejectedMail: MailTemplate<'subscription-rejected'> = ({ reference }, language, publicUrl) => {
  const say = words[language];
  const number = isolated(reference);
  return writeLetter(language, say.subject(number), [say.intro(number), say.help, linkTo(paths.contactUs.href(), language, publicUrl)]);
};
