import { formatDate } from '@sahra/shared/i18n/format';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';
import { planName } from './plan-name.ts';

interface Words {
  subject: (plan: string) => string;
  intro: (plan: string, until: string) => string;
  end: string;
  details: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: (plan) => `باقتك ${plan} على سهرة بدأت`,
    intro: (plan, until) => `وصلتنا دفعتك، وشكرًا لك. باقتك ${plan} سارية حتى ${until}.`,
    end: 'وتنتهي بعد ذلك من تلقاء نفسها، ولا نسحب منك شيئًا.',
    details: 'ترى حالها في أي وقت هنا:',
  },
  en: {
    subject: (plan) => `Your ${plan} plan on Sahra has begun`,
    intro: (plan, until) => `Your payment has arrived, thank you. The ${plan} plan is yours until ${until}.`,
    end: 'After that it ends by itself; nothing is charged.',
    details: 'You can see how it stands at any time here:',
  },
  de: {
    subject: (plan) => `Ihr Plan ${plan} bei Sahra läuft`,
    intro: (plan, until) => `Ihre Zahlung ist angekommen, vielen Dank. Der Plan ${plan} gilt bis zum ${until}.`,
    end: 'Danach endet er von selbst; abgebucht wird nichts.',
    details: 'Wie es um ihn steht, sehen Sie jederzeit hier:',
  },
  fr: {
    subject: (plan) => `Votre formule ${plan} sur Sahra a commencé`,
    intro: (plan, until) => `Votre paiement est arrivé, merci. La formule ${plan} est à vous jusqu’au ${until}.`,
    end: 'Elle prend fin d’elle-même ; rien n’est prélevé.',
    details: 'Vous pouvez voir où elle en est à tout moment ici :',
  },
  gr: {
    subject: (plan) => `Η συνδρομή σας ${plan} στη Sahra ξεκίνησε`,
    intro: (plan, until) => `Η πληρωμή σας έφτασε, ευχαριστούμε. Η συνδρομή ${plan} ισχύει έως τις ${until}.`,
    end: 'Ύστερα λήγει από μόνη της· δεν χρεώνεται τίποτα.',
    details: 'Μπορείτε να δείτε πώς πηγαίνει όποτε θέλετε εδώ:',
  },
};

/** Tells a member that his payment has come and until when he is a subscriber. */
export const subscriptionPaidMail: MailTemplate<'subscription-paid'> = ({ plan, until }, language, publicUrl) => {
  const say = words[language];
  const name = isolated(planName(plan, language));
  const parts = [say.intro(name, isolated(formatDate(until, language))), say.end, say.details, linkTo(paths.subscription.href(), language, publicUrl)];
  return writeLetter(language, say.subject(name), parts);
};
