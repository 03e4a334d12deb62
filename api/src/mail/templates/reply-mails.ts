import { type EmailPart, isolated, type MailContext, type Mails, type MailTemplate } from '../mails.ts';

/** Asks a guest whether they want mails about answers; nothing comes without a yes. */
export const repliesConfirmMail: MailTemplate<'replies-confirm'> = ({ confirmToken, removeToken }, { t, link }) => {
  const unsubscribe = link('information.reply-mails', { token: removeToken });
  return {
    subject: t('replies-confirm.subject'),
    parts: [
      t('replies-confirm.intro'),
      link('information.reply-mails', { want: 'yes', token: confirmToken }),
      t('replies-confirm.valid'),
      t('replies-confirm.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};

/** Where the conversation is; a thing without a page of its own has no link. */
function linkTo({ thing: { kind, id }, programId, slug }: Mails['reply'], { link }: MailContext): EmailPart[] {
  if (kind === 'post' && slug) return [link('blog.post', { slug })];
  if (kind === 'program') return [link('streaming.program', { programId: String(id) })];
  if (programId === null) return [];
  return [link('streaming.episode', { programId: String(programId), episodeId: String(id) })];
}

/** Tells somebody that they were answered. */
export const replyMail: MailTemplate<'reply'> = (data, context) => {
  const { author, text, title, removeToken } = data;
  const { t, link } = context;
  const name = isolated(author ?? t('reply.somebody'));
  const unsubscribe = link('information.reply-mails', { token: removeToken });
  return {
    subject: t('reply.subject', { name }),
    parts: [
      t('reply.intro', { name, title: isolated(title) }),
      // A veiled answer is read on the site.
      ...(text ? [{ quote: text }] : []),
      ...linkTo(data, context),
      t('reply.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};

/** Tells the author of a post that somebody commented on it. */
export const postCommentMail: MailTemplate<'post-comment'> = (
  { author, text, title, slug, removeToken },
  { t, link },
) => {
  const name = isolated(author ?? t('reply.somebody'));
  const unsubscribe = link('information.reply-mails', { token: removeToken });
  return {
    subject: t('post-comment.subject', { name, title: isolated(title) }),
    parts: [
      t('post-comment.intro', { name, title: isolated(title) }),
      { quote: text },
      link('blog.post', { slug }),
      t('post-comment.otherwise'),
      unsubscribe,
    ],
    unsubscribe,
  };
};
