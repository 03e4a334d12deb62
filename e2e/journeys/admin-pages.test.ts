import { paths } from '../support/addresses.ts';
import { makeMember, signInByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findForeignLetters, findOverflow, findRawKeys } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

const rooms = [
  paths.admin.href(),
  paths.adminSubscriptions.href(),
  paths.adminMessages.href(),
  paths.adminLog.href(),
  paths.moderation.href(),
  paths.adminOrders.href(),
  paths.adminStock.href(),
  paths.letters.href(),
  paths.letterBounces.href(),
  paths.editedPosts.href(),
  paths.newPost.href(),
];

for (const language of ['ar', 'de'] as const)
  test(`The rooms have no barriers, fit a phone and are in one language: ${language}`, ({ visit, admin }) =>
    visit({ language }, async ({ page, open }) => {
      await takeSession(page, await signInByApi(admin));
      for (const room of rooms) {
        // The log's sentences hold usernames, whose letters are their owners'.
        const answer = await open(room);
        expect([
          answer.status(),
          answer.headers()['cache-control'],
          await page.locator('meta[name=robots]').getAttribute('content'),
        ]).toEqual([200, 'private, no-store', 'noindex']);
        expect([
          await findBarriers(page),
          await findOverflow(page),
          await findRawKeys(page),
          language === 'ar' && room !== paths.adminLog.href() ? await findForeignLetters(page) : [],
        ]).toEqual([[], [], [], []]);
      }
    }));

test('A member sees a page that does not exist, and a visitor is led to sign in', ({ visit }) =>
  visit({ language: 'de', expected: [/404/, /403/, /401/] }, async ({ page, open }) => {
    for (const room of rooms) {
      await open(room);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(paths.signIn.href(room));
    }
    await takeSession(page, await signInByApi(await makeMember()));
    for (const room of rooms) {
      expect((await open(room)).status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: messagesOf('de')('host', 'notFound.title') }),
      ).toBeVisible();
    }
  }));
