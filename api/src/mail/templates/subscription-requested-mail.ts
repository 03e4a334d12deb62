import { formatMoney } from '@sahra/shared/i18n/format';
import { paths } from '@sahra/shared/paths';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';
import { planName } from './plan-name.ts';
import { subscriptionRequestedWords } from './subscription-requested-words.ts';

/** Tells a member that his request has come, and how he pays. */
export const subscriptionRequestedMail: MailTemplate<'subscription-requested'> = ({ reference, plan, price, currency, paymentMethod }, language, publicUrl) => {
  const say = subscriptionRequestedWords[language];
  const name = isolated(planName(plan, language));
  const { method, how } = say.payments[paymentMethod];
  const money = isolated(formatMoney({ amount: price, currency }, language));
  const facts = [`${say.number}: ${isolated(reference)}`, `${say.plan}: ${name}`, `${say.price}: ${money}`, `${say.payment}: ${method}`];
  const contact = linkTo(paths.contactUs.href(), language, publicUrl);
  const subscription = linkTo(paths.subscription.href(), language, publicUrl);
  return writeLetter(language, say.subject(name), [say.intro, facts.join('\n'), how, contact, say.next, subscription]);
};
