import { afterEach, beforeEach, expect } from 'vitest';
import type { SenderParts } from '../../mail/mail-sender.ts';
import { openSmtpInbox, refusal, type SmtpInbox } from '../../testing/smtp-inbox.ts';
import { handOutLetters } from '../hand-out-letters.ts';
import { useLetters } from './use-letters.ts';

/** Issues with a mail server, which has no mailbox that begins with `gone`. */
export function useSending() {
  const all = useLetters();
  let inbox: SmtpInbox;
  let receive: (to: string) => Promise<void> | void = () => undefined;
  beforeEach(async () => {
    receive = () => undefined;
    inbox = await openSmtpInbox({
      onRecipient: (to) => {
        if (to.startsWith('gone')) throw refusal(550, 'No such mailbox');
      },
      onReceived: (to) => receive(to),
    });
  });
  afterEach(() => inbox.close());
  const handOut = () => handOutLetters(all.database(), new Date());
  return {
    ...all,
    inbox: () => inbox,
    onReceived: (does: typeof receive) => void (receive = does),
    startSender: (more?: Partial<SenderParts>) => all.startSender(inbox, more),
    handOut,
    /** Hands out until nobody waits any more. */
    async untilSent(id: number): Promise<void> {
      const stateNow = async () => {
        await handOut();
        return (await all.read(id)).state;
      };
      await expect.poll(stateNow, { timeout: 100_000 }).toBe('sent');
    },
    /** The addresses of so many subscribers. */
    addresses: (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.org`),
  };
}
