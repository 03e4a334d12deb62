import { paths } from '../support/addresses.ts';
import { firstEpisode, firstPost } from '../support/api.ts';
import { arabicLetters, newNamed, sendTo, signInByApi, takeSession, tokenOf } from '../support/members.ts';
import { mailTo } from '../support/mails.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { siteUrl } from '../support/current-site.ts';
import { expect, test } from '../support/test.ts';

const say = (key: string, slots?: Record<string, string>) =>
  messagesOf('ar')('shared/src/parts/contributions', key, slots);
const sayRoom = (key: string, slots?: Record<string, string>) =>
  messagesOf('ar')('remote-account/src/admin/moderation', key, slots);

test('A guest without scripts comments, waits, is published with others, answered, and gets a mail', async ({
  visit,
  admin,
}) => {
  const episode = await firstEpisode('series', 'ar');
  const address = paths.episode.href(episode.program.id, episode.id);
  // Their page is kept for some seconds.
  const readByOthers = async () => (await fetch(siteUrl() + address)).text();
  const { email } = newNamed();
  const name = `كريم ${arabicLetters()}`;
  const text = `المشهد الأخير فوق السطح ${arabicLetters()} https://example.org/roof`;
  const answer = `نعم، وأنا أيضًا ${arabicLetters()}`;

  await visit({ javaScriptEnabled: false, language: 'ar' }, async ({ page, open }) => {
    await open(address);
    const form = page.getByRole('form', { name: say('form.title.comment') });
    await form.getByRole('textbox', { name: say('form.text.comment') }).fill(text);
    await form.getByRole('textbox', { name: say('form.name') }).fill(name);
    await form.getByRole('textbox', { name: say('form.email') }).fill(email);
    await form.getByRole('checkbox', { name: say('form.wantsReplies') }).check();
    await form.getByRole('button', { name: say('form.send.comment') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.waiting.comment') })).toBeVisible();
    const own = page.getByRole('region', { name: say('own') });
    await expect(own.getByRole('article', { name })).toContainText(say('status.waiting'));
  });
  await expect.poll(readByOthers).not.toContain(name);
  const asked = await mailTo(email);
  expect((await sendTo('/reply-mails/confirmations', { token: tokenOf(asked.links[0]) })).status).toBe(200);
  const second = newNamed();
  await sendTo(`/things/episode/${episode.id}/contributions`, {
    text: 'تعليق ثان',
    name: `${name} ٢`,
    email: second.email,
  });

  await visit({ language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(admin));
    const publish = async (names: string[]) => {
      await open(`${paths.moderation.href({ q: name })}`);
      for (const each of names) await page.getByRole('checkbox', { name: each, exact: true }).check();
      const all = page.getByRole('group', { name: sayRoom('withTicked') });
      await all.getByRole('button', { name: sayRoom('decisions.publish'), exact: true }).click();
      const outcome = page.getByRole('status').filter({ hasText: sayRoom('decisions.publish') });
      await expect(outcome.getByRole('listitem')).toHaveCount(names.length);
      for (const each of names) await expect(outcome).toContainText(each);
    };
    await publish([name, `${name} ٢`]);
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);

    await open(address);
    const comment = page.getByRole('article', { name, exact: true });
    await expect(comment.getByRole('link', { name: 'example.org/roof' })).toHaveAttribute('rel', /nofollow ugc/);
    await comment.getByRole('link', { name: say('actions.answer') }).click();
    const form = comment.getByRole('form', { name: say('form.title.answer', { name: `\u2068${name}\u2069` }) });
    await form.getByRole('textbox', { name: say('form.text.comment') }).fill(answer);
    await form.getByRole('button', { name: say('form.send.answer') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.published.comment') })).toBeVisible();
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
  });
  await expect.poll(readByOthers).toContain(answer);
  const mail = await mailTo(email, asked.id);
  expect(mail.text).toContain(answer);
});

test('Without scripts a comment on a post is sent, approved at the post, answered there and hidden again', async ({
  visit,
  admin,
}) => {
  const address = paths.post.href((await firstPost()).slug);
  // Their page is kept for some seconds.
  const readByOthers = async () => (await fetch(siteUrl() + address)).text();
  const name = `سلوى ${arabicLetters()}`;
  const answer = `أهلًا بكِ ${arabicLetters()}`;

  await visit({ javaScriptEnabled: false, language: 'ar' }, async ({ page, open }) => {
    await open(address);
    const form = page.getByRole('form', { name: say('form.title.comment') });
    await form.getByRole('textbox', { name: say('form.text.comment') }).fill('قرأته في القطار.');
    await form.getByRole('textbox', { name: say('form.name') }).fill(name);
    await form.getByRole('textbox', { name: say('form.email') }).fill(newNamed().email);
    await form.getByRole('button', { name: say('form.send.comment') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.waiting.comment') })).toBeVisible();
  });
  await expect.poll(readByOthers).not.toContain(name);

  await visit({ javaScriptEnabled: false, language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(admin));
    await open(address);
    const comment = page.getByRole('article', { name, exact: true });
    const decide = (key: string) => comment.getByRole('button', { name: say(key) }).click();
    await decide('decide.approve');
    await expect(page.getByRole('status').filter({ hasText: say('done.decided.published') })).toBeVisible();
    await expect.poll(readByOthers).toContain(name);
    await comment.getByRole('link', { name: say('actions.answer') }).click();
    const form = comment.getByRole('form', { name: say('form.title.answer', { name: `\u2068${name}\u2069` }) });
    await form.getByRole('textbox', { name: say('form.text.comment') }).fill(answer);
    await form.getByRole('button', { name: say('form.send.answer') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.published.comment') })).toBeVisible();
    await expect.poll(readByOthers).toContain(answer);
    await decide('decide.hide');
    await expect(page.getByRole('status').filter({ hasText: say('done.decided.hidden') })).toBeVisible();
  });
  await expect.poll(readByOthers).not.toContain(name);
});
