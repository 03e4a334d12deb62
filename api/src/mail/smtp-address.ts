import { z } from 'zod';

/** A mail server, and who we are to it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection begins with TLS; otherwise it turns to TLS where the server can. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

const defaultPorts: Readonly<Record<string, { isSecure: boolean; port: number }>> = {
  'smtp:': { isSecure: false, port: 587 },
  'smtps:': { isSecure: true, port: 465 },
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads `smtp://user:password@host:port`; undefined where it is none, so that nobody prints what was wrong with a password. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const kind = url && defaultPorts[url.protocol];
  const user = decoded(url?.username ?? '');
  const password = decoded(url?.password ?? '');
  if (
    !kind ||
    !url.hostname ||
    url.pathname.length > 1 ||
    url.search ||
    url.hash ||
    user === undefined ||
    password === undefined
  )
    return undefined;
  // One without the other is a slip.
  if ((user === '') !== (password === '')) return undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || kind.port,
    isSecure: kind.isSecure,
    login: user ? { user, password } : undefined,
  };
}

/** `SMTP_URL`. Errors name the expected form, never the value: it holds a password. */
export const smtpUrlSchema = z.string().transform((text, context) => {
  const server = parseSmtpUrl(text);
  if (!server)
    context.addIssue({
      code: 'custom',
      message: 'must be smtp://host:port or smtps://user:password@host:port, with % codes for special characters',
    });
  return server;
});
