import { formatDate, formatLabelled } from '@sahra/shared/i18n/format';
import { isolated, type MailTemplate } from '../mails.ts';

/** Asks whether the address of a new account is its owner’s. */
export const verifyEmailMail: MailTemplate<'verify-email'> = ({ token, next }, { t, link }) => ({
  subject: t('verify-email.subject'),
  parts: [
    t('verify-email.intro'),
    link('account.verify-email', { token, ...(next && { next }) }),
    t('verify-email.valid'),
    t('verify-email.otherwise'),
  ],
});

/** Informs members that somebody wanted to open an account with their address; the one who tried sees no difference. */
export const accountExistsMail: MailTemplate<'account-exists'> = (_, { t, link }) => ({
  subject: t('account-exists.subject'),
  parts: [
    t('account-exists.intro'),
    t('account-exists.signIn'),
    link('account.sign-in'),
    t('account-exists.lostPassword'),
    link('account.lost-password'),
    t('account-exists.otherwise'),
  ],
});

/** Lets members choose a password anew. */
export const resetPasswordMail: MailTemplate<'reset-password'> = ({ token }, { t, link }) => ({
  subject: t('reset-password.subject'),
  parts: [
    t('reset-password.intro'),
    link('account.reset-password', { token }),
    t('reset-password.valid'),
    t('reset-password.otherwise'),
  ],
});

/** Lets members in whom others keep waiting at the password. */
export const signInLinkMail: MailTemplate<'sign-in-link'> = ({ token }, { t, link }) => ({
  subject: t('sign-in-link.subject'),
  parts: [
    t('sign-in-link.intro'),
    link('account.sign-in-link', { token }),
    t('sign-in-link.valid'),
    t('sign-in-link.otherwise'),
  ],
});

/** Informs members that somebody, perhaps they themselves, has signed in on a device that is new. */
export const newDeviceMail: MailTemplate<'new-device'> = ({ browser, system, at }, { t, language, link }) => {
  const time = formatDate(at, language, { dateStyle: 'long', timeStyle: 'short' });
  const unknown = t('new-device.unknown');
  const facts = [
    formatLabelled(t('new-device.browser'), isolated(browser ?? unknown), language),
    formatLabelled(t('new-device.system'), isolated(system ?? unknown), language),
    formatLabelled(t('new-device.at'), isolated(time), language),
  ];
  return {
    subject: t('new-device.subject'),
    parts: [t('new-device.intro'), facts.join('\n'), t('new-device.otherwise'), link('account.lost-password')],
  };
};
