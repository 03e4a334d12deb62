import type { Locator, Page } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { firstProduct } from '../support/api.ts';
import { arabicLetters, newNamed, signInByApi, signUpByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { findBarriers, findOverflow } from '../support/read-page.ts';
import { expect, test } from '../support/test.ts';

type Slots = Record<string, string>;
const say = (key: string, slots?: Slots) => messagesOf('ar')('shared/src/parts/contributions', key, slots);
const sayOfPhotos = (key: string, slots?: Slots) =>
  messagesOf('ar')('shared/src/parts/contributions/photos', key, slots);
const sayRoom = (key: string) => messagesOf('ar')('remote-account/src/admin/moderation', key);

const phone = { viewport: { width: 390, height: 780 } };
/** Pictures of the page, each other than the ones before it. */
const takePhotos = (page: Page, ...heights: number[]) =>
  Promise.all(
    heights.map(async (height) => ({
      name: `صورة ${height}.png`,
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height } }),
    })),
  );
const isSeen = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);

test('Member reviews a product with two photos on a phone; a moderator publishes them, and a visitor sees them', async ({
  visit,
  admin,
}) => {
  const { slug } = await firstProduct('ar');
  const address = paths.product.href(slug);
  const text = `لونه كما في الصور ${arabicLetters()}`;
  const mona = newNamed({ firstName: 'منى' });
  await signUpByApi(mona);

  await visit({ language: 'ar', ...phone }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(mona));
    await open(address);
    const form = page.getByRole('form', { name: say('form.title.review') });
    await form.getByRole('radio').last().locator('xpath=ancestor::label').click();
    await form.getByRole('textbox', { name: say('form.text.review') }).fill(text);
    await form.locator('input[type=file]').setInputFiles(await takePhotos(page, 310, 320));
    await expect(form.getByRole('list', { name: sayOfPhotos('chosen') }).getByRole('listitem')).toHaveCount(2);
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
    await form.getByRole('button', { name: say('form.send.review') }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: say('done.waiting.review') })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: sayOfPhotos('added_two') })).toBeVisible();
    await expect(page.getByRole('region', { name: say('own') }).locator('picture img')).toHaveCount(2);
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
  });

  await visit({ language: 'ar' }, async ({ page, open }) => {
    await takeSession(page, await signInByApi(admin));
    await open(paths.moderation.href({ q: text }));
    const card = page.getByRole('listitem').filter({ hasText: text }).first();
    await expect(card.locator('picture img')).toHaveCount(2);
    await card.getByRole('button', { name: sayRoom('decisions.publish'), exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: sayRoom('decisions.publish') })).toBeVisible();
  });

  await visit({ language: 'ar', ...phone }, async ({ page, open }) => {
    await open(`${address}?now=${arabicLetters()}`);
    const review = page.getByRole('article').filter({ hasText: text }).last();
    const photos = review.getByRole('list', { name: sayOfPhotos('list') });
    await photos.scrollIntoViewIfNeeded();
    await expect(photos.getByRole('img')).toHaveCount(2);
    await expect.poll(() => isSeen(photos.getByRole('img').first())).toBe(true);
    await expect(photos.getByRole('img').first()).toHaveAttribute('alt', /1/);
    const large = await page.request.get((await photos.getByRole('link').first().getAttribute('href')) ?? '');
    expect([large.status(), large.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect([await findBarriers(page), await findOverflow(page)]).toEqual([[], []]);
  });
});

test('Without scripts a guest sends photos with the review, takes one away, and is told of one that is too large', ({
  visit,
}) =>
  visit({ language: 'ar', javaScriptEnabled: false, expected: [/4\d\d/] }, async ({ page, open }) => {
    const { slug } = await firstProduct('ar');
    await open(paths.product.href(slug));
    const form = page.getByRole('form', { name: say('form.title.review') });
    await form.getByRole('radio').last().locator('xpath=ancestor::label').click();
    await form.getByRole('textbox', { name: say('form.text.review') }).fill(`قماشه ناعم ${arabicLetters()}`);
    await form.getByRole('textbox', { name: say('form.name') }).fill(`سلمى ${arabicLetters()}`);
    await form.getByRole('textbox', { name: say('form.email') }).fill(newNamed().email);
    await form.locator('input[type=file]').setInputFiles(await takePhotos(page, 330, 340));
    await form.getByRole('button', { name: say('form.send.review') }).click();
    await expect(page.getByRole('status').filter({ hasText: sayOfPhotos('added_two') })).toBeVisible();
    const own = page.getByRole('region', { name: say('own') });
    await expect(own.locator('picture img')).toHaveCount(2);

    await own.getByRole('link', { name: say('actions.change') }).click();
    await own.getByRole('button', { name: sayOfPhotos('remove', { number: '1' }) }).click();
    await expect(page.getByRole('status').filter({ hasText: say('done.changedWaiting') })).toBeVisible();
    await expect(own.locator('picture img')).toHaveCount(1);
    await own
      .locator('input[type=file]')
      .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) });
    await own.getByRole('button', { name: sayOfPhotos('add') }).click();
    await expect(page.getByText(say('refused.picture_too_large'))).toBeVisible();
    await expect(own.locator('picture img')).toHaveCount(1);
  }));
