import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { SendMailOptions } from 'nodemailer';
import { type DeliveryFailure, describeFailure, readFailure, retryAfter } from './delivery-rules.ts';
import { countMail, type MailMetrics } from './mail-metrics.ts';
import { type Correspondents, toMessage } from './message.ts';
import { type ClaimedMail, claimMails, markFailed, markSent } from './outbox-queue.ts';
import type { MailTransport } from './smtp-transport.ts';
import { WakeSignal } from './wake-signal.ts';

/** Mails of one process that are under way at once. */
const concurrency = 5;
/** Between two looks: a crowd that wakes the sender is served at once. */
const pauseMs = 50;
/** Finds what another replica has left, and what waits for its next attempt. */
const pollMs = 5_000;
/** A mail under way gets this long when the process ends. */
const finishWithinMs = 2_500;
/** Pauses before another attempt to record what is known to be sent. */
const markSentPausesMs = [0, 500, 2_000, 8_000, 20_000];

export interface SenderParts {
  database: Database;
  transport: MailTransport;
  correspondents: Correspondents;
  /** What must not be seen in a failure. */
  secrets: string[];
  logger: FastifyBaseLogger;
  metrics: MailMetrics | undefined;
  /** What takes longer has failed; well within the lease. */
  sendWithinMs?: number;
}

/** Sends what is in the outbox, for as long as the process lives; any number of replicas do so at once. */
export class MailSender {
  readonly #parts: SenderParts;
  readonly #wakeSignal = new WakeSignal();
  readonly #underWay = new Set<Promise<void>>();
  readonly #giveUp = new AbortController();
  #isStopping = false;
  #running: Promise<void> | undefined;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Signals that there may be something to send. */
  wake(): void {
    this.#wakeSignal.set();
  }

  /** Claims nothing more, and lets what is under way arrive. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    const finish = setTimeout(() => this.#giveUp.abort(), finishWithinMs);
    await this.#running;
    await Promise.all(this.#underWay);
    clearTimeout(finish);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      for (const mail of await this.#claim(concurrency - this.#underWay.size)) this.#begin(mail);
      if (!this.#isStopping) await this.#wakeSignal.wait(pollMs);
      if (!this.#isStopping) await sleep(pauseMs);
    }
  }

  async #claim(limit: number): Promise<ClaimedMail[]> {
    if (limit === 0) return [];
    const { database, correspondents, logger } = this.#parts;
    try {
      return await claimMails(database, limit, { hasOwner: correspondents.mailTo !== undefined });
    } catch (error) {
      logger.warn({ err: error }, 'The outbox cannot be read');
      return [];
    }
  }

  #begin(mail: ClaimedMail): void {
    const way = this.#deliver(mail)
      .catch((error: unknown) =>
        this.#parts.logger.warn({ err: error, mail: mail.id }, 'The outcome of a mail was not recorded'),
      )
      .finally(() => {
        this.#underWay.delete(way);
        this.wake();
      });
    this.#underWay.add(way);
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { correspondents, metrics } = this.#parts;
    let message: SendMailOptions;
    try {
      message = toMessage(mail, correspondents);
    } catch (error) {
      return this.#fail(mail, readFailure(error), undefined);
    }
    try {
      await this.#send(message);
    } catch (error) {
      // Nobody knows whether it has arrived: the one that takes it after the lease sends it again.
      if (this.#giveUp.signal.aborted) return;
      const failure = readFailure(error);
      return this.#fail(mail, failure, retryAfter(mail.attempts, failure, mail.kind === 'letter'));
    }
    countMail(metrics, mail.kind, 'sent');
    await this.#markSent(mail);
  }

  /** Hands a message to the transport, and aborts it when it takes too long. */
  async #send(message: SendMailOptions): Promise<void> {
    const { transport, sendWithinMs = 60_000 } = this.#parts;
    const timeout = new AbortController();
    const abort = () => timeout.abort();
    const timer = setTimeout(abort, sendWithinMs);
    this.#giveUp.signal.addEventListener('abort', abort);
    try {
      await transport(message, timeout.signal);
    } finally {
      clearTimeout(timer);
      this.#giveUp.signal.removeEventListener('abort', abort);
    }
  }

  /** Records that a mail was sent, even if the database is away for a moment: otherwise it is sent again. */
  async #markSent(mail: ClaimedMail): Promise<void> {
    let problem: unknown;
    for (const pause of markSentPausesMs) {
      if (pause > 0) await sleep(pause, undefined, { signal: this.#giveUp.signal });
      try {
        return await markSent(this.#parts.database, mail);
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }

  async #fail(mail: ClaimedMail, failure: DeliveryFailure, waitMs: number | undefined): Promise<void> {
    const { database, secrets, logger, metrics } = this.#parts;
    const { code, command, responseCode } = failure;
    // Without the server's own text: it may name the recipient.
    const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, command, responseCode };
    if (waitMs === undefined) logger.error(facts, 'A mail was given up');
    else logger.warn({ ...facts, waitMs }, 'A mail was not taken and is tried again');
    countMail(metrics, mail.kind, waitMs === undefined ? 'given_up' : 'retry');
    await markFailed(database, mail, describeFailure(failure, secrets), waitMs);
  }
}
