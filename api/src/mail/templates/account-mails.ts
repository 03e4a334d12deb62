import { isolated, type MailTemplate } from '../mails.ts';

/** Informs members that their password is another one now: if they did not do it, they have to know. */
export const passwordChangedMail: MailTemplate<'password-changed'> = (_, { t, link }) => ({
  subject: t('password-changed.subject'),
  parts: [
    t('password-changed.intro'),
    t('password-changed.otherwise'),
    link('account.lost-password'),
    t('password-changed.help'),
    link('information.contact-us'),
  ],
});

/** Asks whether an address that a member wants to have is theirs. The link shows the page what it is about. */
export const emailChangeMail: MailTemplate<'email-change'> = ({ token }, { t, link }) => ({
  subject: t('email-change.subject'),
  parts: [
    t('email-change.intro'),
    link('account.verify-email', { token, change: 'yes' }),
    t('email-change.valid'),
    t('email-change.otherwise'),
  ],
});

/** To the address that was a member’s until now. The new one is masked: this mailbox may be in other hands. */
export const emailChangedMail: MailTemplate<'email-changed'> = ({ newEmail }, { t, link }) => ({
  subject: t('email-changed.subject'),
  parts: [
    t('email-changed.intro', { newEmail: isolated(newEmail) }),
    t('email-changed.otherwise'),
    link('information.contact-us'),
  ],
});

/** The last mail to a member. */
export const accountDeletedMail: MailTemplate<'account-deleted'> = (_, { t, link }) => ({
  subject: t('account-deleted.subject'),
  parts: [
    t('account-deleted.intro'),
    t('account-deleted.stays'),
    link('information.privacy-policy'),
    t('account-deleted.free'),
    link('account.sign-up'),
    t('account-deleted.otherwise'),
    link('information.contact-us'),
  ],
});
