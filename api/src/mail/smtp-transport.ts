import { createTransport, type SendMailOptions } from 'nodemailer';
import type { SmtpServer } from './smtp-address.ts';

/** Sends one message to the mail server; rejects when `signal` aborts. */
export type MailTransport = (message: SendMailOptions, signal: AbortSignal) => Promise<void>;

const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** An SMTP transport; each message has a connection of its own, so that one that hangs holds nobody up. */
export function createSmtpTransport({ host, port, isSecure, login }: SmtpServer): MailTransport {
  const smtp = createTransport({
    host,
    port,
    secure: isSecure,
    // Within this machine nobody listens; elsewhere a password does not travel in clear text.
    ignoreTLS: !isSecure && isThisMachine(host),
    requireTLS: !isSecure && login !== undefined && !isThisMachine(host),
    auth: login && { user: login.user, pass: login.password },
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    dnsTimeout: 15_000,
  });
  return async (message, signal) => {
    await smtp.sendMail({ ...message, signal });
  };
}
