import { beforeEach } from 'vitest';
import { contactMessages } from '../../database/contact-tables.ts';
import { allowances } from '../../database/limit-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { useTestApp } from '../../testing/test-app.ts';

/** A message as the form sends it. */
export const contactMessage = {
  name: 'Amira',
  email: 'amira@example.org',
  subject: 'Subtitles',
  message: 'Where do I find the subtitles?',
  website: '',
};
export const json = { 'content-type': 'application/json' };
export const request = (
  payload: object | string,
  remoteAddress = '192.0.2.1',
  headers: Record<string, string> = json,
) => ({ method: 'POST', url: '/api/contact-messages', remoteAddress, headers, payload }) as const;

/** The app of a test file, in which no message is stored or counted yet when a test begins. */
export function useContactMessages() {
  const app = useTestApp();
  const database = () => app().testDatabase.database;
  beforeEach(async () => {
    for (const table of [contactMessages, outbox, allowances]) await database().delete(table);
  });
  const stored = async () => ({
    messages: await database().select().from(contactMessages),
    mails: await database().select().from(outbox),
  });
  return { app, database, stored };
}
