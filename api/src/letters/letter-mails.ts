import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { letters } from '../database/letter-tables.ts';
import type { LetterMail, MailSite } from '../mail/mails.ts';
import { post } from '../mail/outbox-repository.ts';
import { writeMail } from '../mail/write-mail.ts';
import { found } from '../server/http/api-failure.ts';
import { enforceRateLimit, hourMs } from '../server/limits/rate-limit.ts';
import { type Reader, readLetterPosts, toMailedPosts } from './letter-posts.ts';
import type { LetterRow } from './letter-repository.ts';

/** What an issue says in each language, at this moment. */
export async function mailsOf(
  reader: Reader,
  { id, texts }: Pick<LetterRow, 'id' | 'texts'>,
): Promise<Record<LanguageCode, LetterMail>> {
  const ofLetter = await readLetterPosts(reader, id);
  const mailOf = (code: LanguageCode): LetterMail => ({ ...texts[code], posts: toMailedPosts(ofLetter, code) });
  return { ar: mailOf('ar'), en: mailOf('en'), de: mailOf('de'), fr: mailOf('fr'), gr: mailOf('gr') };
}

async function readMail(reader: Reader, id: number, language: LanguageCode): Promise<LetterMail> {
  const [letter] = await reader
    .select()
    .from(letters)
    .where(and(eq(letters.id, id)));
  return (await mailsOf(reader, found(letter, 'issue')))[language];
}

/** An issue as readers of a language get it; its way out leads nowhere. */
export async function previewLetter(database: Database, id: number, language: LanguageCode, site: MailSite) {
  const mail = { ...(await readMail(database, id, language)), removeToken: 'preview' };
  const { subject, text, html } = writeMail('letter', mail, language, site);
  return { subject, text, html };
}

/** Sends an issue to the editor who asks for it, and to nobody else. */
export const testLetter = (
  database: Database,
  editor: { id: string; email: string },
  id: number,
  language: LanguageCode,
): Promise<void> =>
  database.transaction(async (tx) => {
    const data = await readMail(tx, id, language);
    await enforceRateLimit(tx, `letter tests of ${editor.id}`, { burst: 20, refillMs: hourMs / 20 });
    await post(tx, { kind: 'letter-test', recipient: editor.email, language, data });
  });
