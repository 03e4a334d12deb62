/** Columns of who writes the blog and who gets its newsletter, by the row of the privacy policy that tells of them. */
export const personalBlog = {
  authors: { posts: ['id', 'slug', 'name', 'bio', 'memberId', 'wantsCommentMails', 'postTotal', 'updatedAt'] },
  postRevisions: {
    posts: [
      ...['postId', 'language', 'number', 'memberId', 'state', 'slug', 'title', 'excerpt', 'blocks', 'quote', 'link'],
      ...['translator', 'pictureAlternative', 'isOpen', 'begunAt', 'savedAt'],
    ],
  },
  newsletterSubscriptions: {
    newsletter: ['id', 'status', 'email', 'emailKey', 'language', 'askedAt', 'confirmedAt', 'removedAt', 'bouncedAt'],
  },
  letterRecipients: { newsletter: ['letterId', 'subscriptionId', 'language', 'state', 'mailId'] },
  newsletterTokens: { newsletter: ['hash', 'subscriptionId', 'purpose', 'expiresAt', 'usedAt'] },
};
