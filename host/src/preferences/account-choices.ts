import { ApiError, languageOf, type AppInstance } from '@sahra/shared/facade';
import type { Collection } from '@sahra/shared/schemas/collection';

/** Milliseconds after which it has failed: nobody waits for it. */
const TIMEOUT_MS = 8_000;

/** Stores what a member has just chosen with the account, for their mails and their next browser; tells whether that worked. */
export async function storeChoice(
  { api }: AppInstance,
  choice: Partial<Pick<Collection, 'language' | 'scheme' | 'direction'>>,
): Promise<boolean> {
  try {
    await api.post('/account/collection', { body: choice, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
    return false;
  }
}

/**
 * Stores the current language, and if that has changed meanwhile the other one too: whichever of two calls comes last,
 * it is the right one that stays. Where it fails, the next sign-in does it.
 */
export async function storeLanguage(app: AppInstance): Promise<void> {
  const language = languageOf(app.i18n).code;
  if (!(await storeChoice(app, { language }))) return;
  if (languageOf(app.i18n).code !== language) return await storeLanguage(app);
  app.session.setState(({ member }) => ({ member: member && { ...member, language } }));
}
