import { z } from 'zod';

const minute = 60_000;
/** How long a mail waits after its first attempt, its second …; after as many and one more it is given up. */
const waits = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);
/** What else may not be tried for good: a login that is missing, and what a server's policy refuses. */
const tellsOfUs = /^530|^5\d\d[ -]5\.7\./;

const part = z.string().optional().catch(undefined);
const failureSchema = z
  .object({
    code: part,
    command: part,
    response: part,
    message: part,
    responseCode: z.number().optional().catch(undefined),
  })
  .catch({});

/** Why a mail was not taken, as far as it is known. */
export type DeliveryFailure = z.output<typeof failureSchema>;

/** The mail server's answer, read from an error. */
export const readFailure = (error: unknown): DeliveryFailure => failureSchema.parse(error);

/** Whether the server does not want this recipient, today or tomorrow. Everything else may be mended, here or there. */
export const isRefusedForGood = ({ command, responseCode = 0, response = '' }: DeliveryFailure): boolean =>
  command === 'RCPT TO' && responseCode >= 500 && !tellsOfUs.test(response);

/** Codes of nodemailer for what went wrong before a message was handed over. */
const beforeMessage = ['EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONFIG'];
const neverConnected = /^(connect |Connection timeout|Greeting never received)/;

/** Whether the message may have arrived all the same: the connection broke off, and nothing says that it was before its end. */
export const mayHaveArrived = ({ code = '', message = '', responseCode }: DeliveryFailure): boolean =>
  responseCode === undefined && !beforeMessage.includes(code) && !neverConnected.test(message);

/** Milliseconds until the next attempt; undefined: it is given up. What `comesOnce` is not tried again where it may have arrived. */
export const retryAfter = (attempts: number, failure: DeliveryFailure, comesOnce = false): number | undefined =>
  isRefusedForGood(failure) || (comesOnce && mayHaveArrived(failure)) ? undefined : waits[attempts - 1];

/** What is kept of a failure: one line, of bounded length, without the secrets. */
export function describeFailure({ code, command, response, message }: DeliveryFailure, secrets: string[]): string {
  const hidden = secrets.filter(Boolean).flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
  const line = [code, command, response ?? message]
    .filter(Boolean)
    .join(' ')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ');
  return hidden.reduce((text, secret) => text.replaceAll(secret, '…'), line).slice(0, 300) || 'unknown';
}
