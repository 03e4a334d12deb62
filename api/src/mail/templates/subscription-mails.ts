import { type PaymentMethod, payToLine } from '@sahra/shared/form-rules/payment-methods';
import type { PaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import { formatDate, formatLabelled, formatMoney } from '@sahra/shared/i18n/format';
import { type EmailPart, isolated, type MailContext, type MailTemplate } from '../mails.ts';

/** A plan as sentences name it. */
const planName = (plan: PaidPlan, { t }: MailContext) => isolated(t(`plans.${plan}`));

/** Where to pay as far as the owner has set it; otherwise where to ask for it. */
function howToPay(method: PaymentMethod, { t, link, payTo }: MailContext): EmailPart[] {
  const target = payToLine(method, payTo);
  if (method === 'cash-on-delivery' || !target)
    return [t(`subscription-requested.payments.${method}.ask`), link('information.contact-us')];
  return [t(`subscription-requested.payments.${method}.here`), { quote: target }];
}

/** Confirms a member’s request, and explains how to pay. */
export const subscriptionRequestedMail: MailTemplate<'subscription-requested'> = (data, context) => {
  const { t, language, link } = context;
  const plan = planName(data.plan, context);
  const price = isolated(formatMoney({ amount: data.price, currency: data.currency }, language));
  const method = t(`subscription-requested.payments.${data.paymentMethod}.method`);
  const facts = [
    formatLabelled(t('subscription-requested.number'), isolated(data.reference), language),
    formatLabelled(t('subscription-requested.plan'), plan, language),
    formatLabelled(t('subscription-requested.price'), price, language),
    formatLabelled(t('subscription-requested.payment'), method, language),
  ];
  return {
    subject: t('subscription-requested.subject', { plan }),
    parts: [
      t('subscription-requested.intro'),
      facts.join('\n'),
      ...howToPay(data.paymentMethod, context),
      t('subscription-requested.next'),
      link('account.subscription'),
    ],
  };
};

/** Informs members that their payment has come and until when they are subscribers. */
export const subscriptionPaidMail: MailTemplate<'subscription-paid'> = (data, context) => {
  const { t, language, link } = context;
  const plan = planName(data.plan, context);
  const until = isolated(formatDate(data.until, language));
  return {
    subject: t('subscription-paid.subject', { plan }),
    parts: [
      t('subscription-paid.intro', { plan, until }),
      t('subscription-paid.end'),
      t('subscription-paid.details'),
      link('account.subscription'),
    ],
  };
};

/** Informs members that they are no longer subscribers. */
export const subscriptionEndedMail: MailTemplate<'subscription-ended'> = (data, context) => {
  const { t, link } = context;
  const plan = planName(data.plan, context);
  return {
    subject: t('subscription-ended.subject', { plan }),
    parts: [t('subscription-ended.intro', { plan }), t('subscription-ended.again'), link('account.pricing')],
  };
};

/** Informs members that an admin has declined their request. */
export const subscriptionRejectedMail: MailTemplate<'subscription-rejected'> = (data, { t, link }) => {
  const reference = isolated(data.reference);
  return {
    subject: t('subscription-rejected.subject', { reference }),
    parts: [
      t('subscription-rejected.intro', { reference }),
      t('subscription-rejected.help'),
      link('information.contact-us'),
    ],
  };
};
