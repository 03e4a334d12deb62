import { isolated, type MailTemplate } from '../mails.ts';

/** Asks whether somebody wants to be told that a product is back; nothing comes without a yes. */
export const stockAlertConfirmMail: MailTemplate<'stock-alert-confirm'> = (data, { t, link }) => {
  const name = isolated(data.name);
  const unsubscribe = link('shop.stock-alerts', { token: data.removeToken });
  return {
    subject: t('stock-alert-confirm.subject', { name }),
    parts: [
      t('stock-alert-confirm.intro', { name }),
      link('shop.stock-alerts', { want: 'yes', token: data.confirmToken }),
      t('stock-alert-confirm.valid'),
      t('stock-alert-confirm.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};

/** Tells somebody that what they wait for can be had again. */
export const backInStockMail: MailTemplate<'back-in-stock'> = (data, { t, link }) => {
  const { slug, color, size, removeToken } = data;
  const name = isolated(data.name);
  const unsubscribe = link('shop.stock-alerts', { token: removeToken });
  return {
    subject: t('back-in-stock.subject', { name }),
    parts: [
      t('back-in-stock.intro', { name }),
      link('shop.product', { slug, ...(color && { color }), ...(size && { size }) }),
      t('back-in-stock.hurry'),
      t('back-in-stock.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};
