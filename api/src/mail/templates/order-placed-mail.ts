import { payToLine } from '@sahra/shared/form-rules/payment-methods';
import { formatDate, formatLabelled, formatMoney, formatNumber } from '@sahra/shared/i18n/format';
import {
  type EmailPart,
  isolated,
  type MailContext,
  type Mails,
  type MailTemplate,
  type OrderMailLine,
} from '../mails.ts';
import { orderLink } from './order-mails.ts';

type Placed = Mails['order-placed'];

/** Where to send the money as far as the owner has set it; otherwise where to ask for it. */
function howToPay({ paymentMethod, isPaid, payUntil }: Placed, { t, language, link, payTo }: MailContext): EmailPart[] {
  if (isPaid) return [];
  if (paymentMethod === 'cash-on-delivery') return [t('order-placed.payments.cash-on-delivery.how')];
  const target = payToLine(paymentMethod, payTo);
  const until = payUntil === null ? [] : [t('order-placed.until', { date: isolated(formatDate(payUntil, language)) })];
  return target
    ? [t(`order-placed.payments.${paymentMethod}.here`), { quote: target }, ...until]
    : [t(`order-placed.payments.${paymentMethod}.ask`), link('information.contact-us'), ...until];
}

/** Colours that have a name in each language. */
const colors = ['night', 'lamplight', 'rose', 'sand', 'nile', 'white'] as const;

function lineText(
  { name, color, size, quantity, subtotal }: OrderMailLine,
  currency: string,
  { t, language }: MailContext,
) {
  const known = colors.find((each) => each === color);
  const options = [known ? t(`colors.${known}`) : color, size].filter(Boolean);
  const what = [name, ...options].map(isolated).join(' · ');
  const price = isolated(formatMoney({ amount: subtotal, currency }, language));
  return formatLabelled(`${what} × ${isolated(formatNumber(quantity, language))}`, price, language);
}

/** Confirms an order: what was bought, what it comes to, and how it is paid. */
export const orderPlacedMail: MailTemplate<'order-placed'> = (data, context) => {
  const { t, language } = context;
  const number = isolated(data.number);
  const money = (amount: number) => isolated(formatMoney({ amount, currency: data.currency }, language));
  const line = (label: string, value: string) => formatLabelled(label, value, language);
  const shippingName = data.shippingName && isolated(data.shippingName);
  const totals = [
    line(t('order-placed.subtotal'), money(data.subtotal)),
    ...(data.discount > 0 ? [line(t('order-placed.discount'), money(-data.discount))] : []),
    ...(shippingName ? [line(t('order-placed.shipping', { name: shippingName }), money(data.shippingAmount))] : []),
    line(t('order-placed.total'), money(data.total)),
    t('order-placed.tax', { tax: money(data.tax) }),
    line(t('order-placed.payment'), t(`order-placed.payments.${data.paymentMethod}.method`)),
  ];
  return {
    subject: t('order-placed.subject', { number }),
    parts: [
      t('order-placed.intro', { number }),
      data.lines.map((line) => lineText(line, data.currency, context)).join('\n'),
      totals.join('\n'),
      ...howToPay(data, context),
      t('order.follow'),
      orderLink(data, context),
    ],
  };
};
