import { isolated, type MailTemplate } from '../mails.ts';

/** Tells an author that a post of theirs is there for everybody. */
export const postPublishedMail: MailTemplate<'post-published'> = ({ title, slug }, { t, link }) => ({
  subject: t('post-published.subject', { title: isolated(title) }),
  parts: [t('post-published.intro', { title: isolated(title) }), link('blog.post', { slug })],
});

/** Tells an author that a post which they handed in is theirs to write on. */
export const postReturnedMail: MailTemplate<'post-returned'> = ({ title }, { t }) => ({
  subject: t('post-returned.subject', { title: isolated(title) }),
  parts: [t('post-returned.intro', { title: isolated(title) }), t('post-returned.next')],
});
