interface Letter {
  email: string;
  subject: string;
  reference: string;
}

/** Opens a mail to who wrote, with the subject and the reference; nothing of it can add a header. */
export const replyAddress = ({ email, subject, reference }: Letter): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject} [${reference}]`)}`;
