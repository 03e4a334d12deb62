import { formatLabelled, formatMoney } from '@sahra/shared/i18n/format';
import { type EmailPart, isolated, type MailContext, type MailTemplate } from '../mails.ts';

/** Where its reader sees an order: members in their account, guests by a signed link. */
export const orderLink = (order: { number: string; trackToken: string | null }, { link }: MailContext): EmailPart =>
  order.trackToken === null
    ? link('shop.own-order', { number: order.number })
    : link('shop.track-order', { token: order.trackToken });

const money = (amount: number, currency: string, { language }: MailContext) =>
  isolated(formatMoney({ amount, currency }, language));

/** Informs buyers that their money has come. */
export const orderPaidMail: MailTemplate<'order-paid'> = (data, context) => {
  const { t } = context;
  const number = isolated(data.number);
  return {
    subject: t('order-paid.subject', { number }),
    parts: [
      t('order-paid.intro', { number, total: money(data.total, data.currency, context) }),
      t('order.follow'),
      orderLink(data, context),
    ],
  };
};

/** Informs buyers that their things are on the way, and how to find them. */
export const orderShippedMail: MailTemplate<'order-shipped'> = (data, context) => {
  const { t, language } = context;
  const number = isolated(data.number);
  const facts = (['carrier', 'parcelNumber'] as const).flatMap((name) =>
    data[name] ? [formatLabelled(t(`order-shipped.${name}`), isolated(data[name]), language)] : [],
  );
  return {
    subject: t('order-shipped.subject', { number }),
    parts: [
      t('order-shipped.intro', { number }),
      ...(facts.length > 0 ? [facts.join('\n')] : []),
      t('order.follow'),
      orderLink(data, context),
    ],
  };
};

/** Informs buyers that an order was called off, by them or by us. */
export const orderCancelledMail: MailTemplate<'order-cancelled'> = (data, { t, link }) => {
  const number = isolated(data.number);
  return {
    subject: t('order-cancelled.subject', { number }),
    parts: [
      t('order-cancelled.intro', { number }),
      t(data.isPaid ? 'order-cancelled.paid' : 'order-cancelled.unpaid'),
      t('order.help'),
      link('information.contact-us'),
    ],
  };
};

/** Informs buyers that their money did not come in time. */
export const orderExpiredMail: MailTemplate<'order-expired'> = (data, { t, link }) => {
  const number = isolated(data.number);
  return {
    subject: t('order-expired.subject', { number }),
    parts: [t('order-expired.intro', { number }), t('order-expired.paid'), link('information.contact-us')],
  };
};

/** Informs buyers that an order could not be carried out. */
export const orderFailedMail: MailTemplate<'order-failed'> = (data, { t, link }) => {
  const number = isolated(data.number);
  return {
    subject: t('order-failed.subject', { number }),
    parts: [t('order-failed.intro', { number }), t('order.help'), link('information.contact-us')],
  };
};

/** Informs buyers that their money goes back. */
export const orderRefundedMail: MailTemplate<'order-refunded'> = (data, context) => {
  const { t, link } = context;
  const number = isolated(data.number);
  return {
    subject: t('order-refunded.subject', { number }),
    parts: [
      t('order-refunded.intro', { number, total: money(data.total, data.currency, context) }),
      t('order.help'),
      link('information.contact-us'),
    ],
  };
};

/** Brings somebody who knows number and address of an order to its state. */
export const orderTrackingMail: MailTemplate<'order-tracking'> = ({ number, token }, { t, link }) => ({
  subject: t('order-tracking.subject', { number: isolated(number) }),
  parts: [
    t('order-tracking.intro', { number: isolated(number) }),
    link('shop.track-order', { token }),
    t('order-tracking.valid'),
    t('order-tracking.otherwise'),
  ],
});
