import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';
import { planName } from './plan-name.ts';

interface Words {
  subject: (plan: string) => string;
  intro: (plan: string) => string;
  again: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: (plan) => `انتهت باقتك ${plan} على سهرة`,
    intro: (plan) => `انتهى شهر باقتك ${plan}. حسابك باق بكل ما فيه، وكل ما هو مجاني يبقى مجانيًا. شكرًا لدعمك.`,
    again: 'لو أردت شهرًا آخر، فاختر باقتك من هنا:',
  },
  en: {
    subject: (plan) => `Your ${plan} plan on Sahra has ended`,
    intro: (plan) => `The month of your ${plan} plan is over. Your account stays with everything in it, and what is free stays free. Thank you for your support.`,
    again: 'If you would like another month, choose your plan here:',
  },
  de: {
    subject: (plan) => `Ihr Plan ${plan} bei Sahra ist abgelaufen`,
    intro: (plan) => `der Monat Ihres Plans ${plan} ist vorbei. Ihr Konto bleibt mit allem, was darin ist, und was kostenlos ist, bleibt es auch. Danke für Ihre Unterstützung.`,
    again: 'Wenn Sie noch einen Monat möchten, wählen Sie hier Ihren Plan:',
  },
  fr: {
    subject: (plan) => `Votre formule ${plan} sur Sahra est terminée`,
    intro: (plan) => `Le mois de votre formule ${plan} est terminé. Votre compte reste, avec tout ce qu’il contient, et ce qui est gratuit le reste aussi. Merci de votre soutien.`,
    again: 'Si vous souhaitez un autre mois, choisissez votre formule ici :',
  },
  gr: {
    subject: (plan) => `Η συνδρομή σας ${plan} στη Sahra έληξε`,
    intro: (plan) => `Ο μήνας της συνδρομής σας ${plan} τελείωσε. Ο λογαριασμός σας μένει με όλα όσα έχει, και ό,τι είναι δωρεάν μένει δωρεάν. Σας ευχαριστούμε για τη στήριξη.`,
    again: 'Αν θέλετε έναν μήνα ακόμη, διαλέξτε τη συνδρομή σας εδώ:',
  },
};

/** Tells a member that he is no longer a subscriber. */
export const subscriptionEndedMail: MailTemplate<'subscription-ended'> = ({ plan }, language, publicUrl) => {
  const say = words[language];
  const name = isolated(planName(plan, language));
  return writeLetter(language, say.subject(name), [say.intro(name), say.again, linkTo(paths.pricing.href(), language, publicUrl)]);
};
