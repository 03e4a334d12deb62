import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, NetworkError, type SessionMember } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { renderContributions } from '../testing/render-contributions.tsx';
import { listOf, ownContribution, ownOf, photo, thread } from '../testing/samples.ts';
import { stubFormRequests } from '../testing/stub-form-requests.ts';

stubFormRequests();

const list = '/things/product/5/contributions';
const mona: SessionMember = { id: 'm1', name: 'Mona Hassan', username: 'mona', role: 'member', language: 'en' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fileOf = (name: string, type = 'image/png', bytes = 1_000) => new File([new Uint8Array(bytes)], name, { type });
const own = (more: Parameters<typeof ownContribution>[1] = {}) =>
  ownContribution(1, { kind: 'review', rating: 5, thing: { kind: 'product', id: 5 }, photos: [], ...more });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/^Photos/, { selector: 'input' }), files, { applyAccept: false });
const isSent = (form: FormData) => (form.get('file') as File).name;

async function writeReview() {
  await userEvent.click(screen.getByRole('radio', { name: '5 out of 5 stars' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your review/ }), 'Soft, and the color is right');
}

it('Member chooses photos, sees which, sends the review and each photo after it, and is told', async () => {
  const sent: string[] = [];
  let review = own({ status: 'published' });
  let arrive: () => void = () => {};
  const answers = {
    [list]: listOf([]),
    [`${list}/own`]: () => ownOf(sent.length > 0 ? [review] : []),
    [`POST ${list}`]: () => (sent.push('review'), review),
    'POST /contributions/1/photos': async (form: FormData) => {
      sent.push(isSent(form));
      if (sent.length === 2) await new Promise<void>((resolve) => (arrive = resolve));
      review = own({ status: 'waiting', photos: [...(review.photos ?? []), photo(sent.length)] });
      return review;
    },
  };
  await renderContributions('/product/5', answers, 'en', mona);
  await writeReview();
  await choose(fileOf('front.png'), fileOf('back.png'));
  const chosen = within(screen.getByRole('list', { name: 'Chosen photos' }));
  expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('front.png'),
    expect.stringContaining('back.png'),
  ]);
  await press('Send review');
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('Sending photo 1 of 2…');
  arrive();
  const notice = await screen.findByText(/appears as soon as a moderator has read it/);
  await waitFor(() => expect(document.activeElement).toBe(notice.closest('[role=status]')));
  expect(screen.getByText('2 photos were added.')).toBeTruthy();
  expect(sent).toEqual(['review', 'front.png', 'back.png']);
  const shown = within(screen.getByRole('list', { name: 'Photos with this review' }));
  expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/media/uploads/ab/2-960.webp',
    '/media/uploads/ab/3-960.webp',
  ]);
  expect(shown.getByRole('img', { name: 'Photo 2 of 2 by \u2068Mona\u2069' }).getAttribute('loading')).toBe('lazy');
});

it('Of each photo that fails it is said why; the review and the others are there', async () => {
  const sent: string[] = [];
  const answers = {
    [list]: listOf([]),
    [`${list}/own`]: () => ownOf(sent.length > 0 ? [own()] : []),
    [`POST ${list}`]: () => own(),
    'POST /contributions/1/photos': (form: FormData) => {
      const name = isSent(form);
      sent.push(name);
      if (name === 'torn.png') throw new BadRequestError('no', 400, { code: 'picture_broken' });
      if (name === 'lost.png') throw new NetworkError('away');
      return own({ status: 'waiting', photos: [photo(1)] });
    },
  };
  await renderContributions('/product/5', answers, 'en', mona);
  await writeReview();
  await choose(
    fileOf('torn.png'),
    fileOf('notes.pdf', 'application/pdf'),
    fileOf('lost.png'),
    fileOf('good.png'),
    fileOf('fifth.png'),
  );
  const chosen = within(screen.getByRole('list', { name: 'Chosen photos' }));
  expect(chosen.getByText(/This file can’t be read as a picture/)).toBeTruthy();
  expect(chosen.getByText('A review has no more than 4 photos.')).toBeTruthy();
  await press('Send review');
  expect(await screen.findByText('1 photo was added.')).toBeTruthy();
  const failed = within(screen.getByRole('list', { name: 'Not added' })).getAllByRole('listitem');
  expect(failed.map((item) => item.textContent)).toEqual([
    'torn.png This picture is damaged and can’t be read to its end. Choose another file.',
    expect.stringContaining('notes.pdf This file can’t be read as a picture.'),
    'lost.png It did not arrive. Check your connection, then add it again.',
    'fifth.png A review has no more than 4 photos.',
  ]);
  expect(screen.getByText(/Your review is saved. To add photos to it, choose “Edit”/)).toBeTruthy();
  expect(sent).toEqual(['torn.png', 'lost.png', 'good.png']);
});

it('A review that is refused sends no photo, and the files are still chosen', async () => {
  const answers = { [list]: listOf([]), [`${list}/own`]: ownOf() };
  await renderContributions('/product/5', answers, 'en', mona);
  await choose(fileOf('front.png'));
  await press('Send review');
  expect(await screen.findByRole('region', { name: '2 entries need your attention' })).toBeTruthy();
  expect(screen.getByText('front.png')).toBeTruthy();
  await press('Choose none');
  expect(screen.queryByText('front.png')).toBeNull();
});

it('Author takes a photo away and adds another while the review may be changed', async () => {
  let review = own({ photos: [photo(1), photo(2)] });
  const answers = {
    [list]: () => listOf([]),
    [`${list}/own`]: () => ownOf([review]),
    'DELETE /contributions/1/photos/1': () => (review = own({ photos: [photo(2)] })),
    'POST /contributions/1/photos': () => (review = own({ status: 'waiting', photos: [photo(2), photo(3)] })),
  };
  await renderContributions('/product/5', answers, 'en', mona);
  await userEvent.click(screen.getByRole('link', { name: 'Edit Mona' }));
  await press('Remove photo 1');
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
  await press('Add photos');
  expect(await screen.findByText('No photo is chosen yet. Choose one first.')).toBeTruthy();
  await choose(fileOf('side.png'));
  await press('Add photos');
  expect(await screen.findByText(/appear as soon as a moderator has read them/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(2);
});

it('Reader in Arabic sees whose photos they are; reviews of programs have no field for any', async () => {
  const reviews = listOf([thread(1, [], { kind: 'review', rating: 4, photos: [photo(7)] })]);
  const { unmount } = await renderContributions('/product/5', { [list]: reviews, [`${list}/own`]: ownOf() }, 'ar');
  expect(screen.getByRole('img', { name: 'الصورة 1 من 1، أضافها \u2068Mona\u2069' })).toBeTruthy();
  unmount();
  const ofProgram = '/things/program/5/contributions';
  await renderContributions('/program/5', { [ofProgram]: reviews, [`${ofProgram}/own`]: ownOf() }, 'en', mona);
  expect(screen.queryByLabelText(/^Photos/)).toBeNull();
  expect(screen.queryByRole('img', { name: /^Photo/ })).toBeNull();
});
