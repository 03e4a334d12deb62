import type { MailTemplate } from '../mails.ts';

/** Informs members that their second step at sign-in is another one now: if they did not do it, they have to know. */
export const secondStepChangedMail: MailTemplate<'second-step-changed'> = ({ change }, { t, link }) => ({
  subject: t('second-step-changed.subject'),
  parts: [
    t(`second-step-changed.${change}`),
    t('second-step-changed.otherwise'),
    link('account.lost-password'),
    t('second-step-changed.help'),
    link('information.contact-us'),
  ],
});

/** Informs members that somebody has given their password, and then several wrong codes. */
export const secondStepRefusedMail: MailTemplate<'second-step-refused'> = (_, { t, link }) => ({
  subject: t('second-step-refused.subject'),
  parts: [
    t('second-step-refused.intro'),
    t('second-step-refused.otherwise'),
    link('account.lost-password'),
    t('second-step-refused.own'),
  ],
});
