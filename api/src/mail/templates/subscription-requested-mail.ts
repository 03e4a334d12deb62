import { formatMoney } from '@sahra/shared/i18n/format';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import type { SiteSettings } from '../../server/settings.ts';
import { isolated, type LetterPart, type MailTemplate, type PaymentMethod } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';
import { planName } from './plan-name.ts';
import { subscriptionRequestedWords } from './subscription-requested-words.ts';

/** Where to pay as far as the owner has said so; otherwise where to ask for it. */
function howToPay(method: PaymentMethod, language: LanguageCode, publicUrl: string, { bankAccount, chequeAddress }: SiteSettings['payTo']): LetterPart[] {
  const { payments } = subscriptionRequestedWords[language];
  if (method === 'bank-transfer' && bankAccount !== null) return [payments[method].here, { quote: bankAccount }];
  if (method === 'cheque' && chequeAddress !== null) return [payments[method].here, { quote: chequeAddress }];
  return [payments[method].ask, linkTo(paths.contactUs.href(), language, publicUrl)];
}

/** Tells a member that his request has come, and how he pays. */
export const subscriptionRequestedMail: MailTemplate<'subscription-requested'> = ({ reference, plan, price, currency, paymentMethod }, language, publicUrl, payTo) => {
  const say = subscriptionRequestedWords[language];
  const name = isolated(planName(plan, language));
  const { method } = say.payments[paymentMethod];
  const money = isolated(formatMoney({ amount: price, currency }, language));
  const facts = [`${say.number}: ${isolated(reference)}`, `${say.plan}: ${name}`, `${say.price}: ${money}`, `${say.payment}: ${method}`];
  const subscription = linkTo(paths.subscription.href(), language, publicUrl);
  return writeLetter(language, say.subject(name), [say.intro, facts.join('\n'), ...howToPay(paymentMethod, language, publicUrl, payTo), say.next, subscription]);
};
