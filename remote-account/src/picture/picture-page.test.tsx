import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { describe, expect, it } from 'vitest';
import app from '../app.ts';
import { choose, frame, photo, press, show, uploaded } from './testing/picture-editing.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

interface Way {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** The page of a member whose uploads become of what `media` says. */
async function open(media: unknown, picture: typeof uploaded | null = null) {
  const sent: object[] = [];
  let shown = picture;
  await renderPage(
    app,
    '/account/picture',
    {
      '/account': () => ({ ...detailsOfMona, picture: shown }),
      'POST /media': media,
      'PUT /account/picture': (body: object) => (sent.push(body), (shown = uploaded), detailsOfMona),
      'DELETE /account/picture': () => ((shown = null), detailsOfMona),
    },
    'en',
    mona,
  );
  return sent;
}

it('Member chooses a picture, crops it by keys, says what it shows, sees how much was sent, and it is theirs', async () => {
  const forms: FormData[] = [];
  let arrive: (answer: object) => void = () => {};
  let tell: (fraction: number) => void = () => {};
  const sent = await open((form: FormData, { onProgress }: Way) => {
    forms.push(form);
    tell = onProgress;
    return new Promise((resolve) => (arrive = resolve));
  });
  await choose();
  await screen.findByRole('dialog', { name: 'Crop the picture' });
  show(400, 200);
  frame().focus();
  await userEvent.keyboard('{ArrowLeft>4/}++');
  expect(frame().getAttribute('aria-valuetext')).toBe('Zoom 120%; 67% from the left edge, 50% from the top edge');
  await userEvent.type(screen.getByRole('textbox', { name: /What the picture shows/ }), 'On the roof');
  await press('Use this picture');
  tell(0.4);
  expect((await screen.findAllByText('Uploading: 40%')).length).toBe(1);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  arrive({ id: 7, picture: uploaded });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your picture is saved.'));
  expect([...(forms[0] ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['alternative', 'On the roof'],
    ['crop', '0.391667,0.083333,0.416667,0.833333'],
    ['file', 'roof.png'],
  ]);
  expect(sent).toEqual([{ mediaId: 7 }]);
  expect(screen.getByRole('img', { name: 'On the roof' })).toBeTruthy();
});

describe('What will not be taken is told before anything is sent', () => {
  it.each([
    [
      'a file of 6 MB',
      new File([new Uint8Array(6 * 1024 * 1024)], 'big.jpg', { type: 'image/jpeg' }),
      /larger than 5 MB/,
    ],
    ['an empty file', new File([], 'empty.png', { type: 'image/png' }), /No picture is chosen/],
  ])('%s', async (_, file, told) => {
    await open(() => expect.fail('nothing is to be sent'));
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(told);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['too many pixels', 9000, 9000, /more than 40 million pixels/],
    ['too few', 20, 900, /at least 32 pixels/],
  ])('%s', async (_, width, height, told) => {
    await open(() => expect.fail('nothing is to be sent'));
    await choose();
    await screen.findByRole('dialog');
    show(width, height);
    expect((await screen.findByRole('alert')).textContent).toMatch(told);
  });

  it('what is no picture', async () => {
    await open(() => expect.fail('nothing is to be sent'));
    await choose();
    await screen.findByRole('dialog');
    fireEvent.error(within(frame()).getByAltText(''));
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t be read as a picture/);
  });
});

it.each([
  ['the quota is used up', refusing(409, 'picture_quota'), /already fill the 50 MB/],
  ['the file is broken', refusing(400, 'picture_broken'), /damaged/],
  ['a proxy finds it too large', refusing(413, 'unknown'), /larger than 5 MB/],
  ['the member was signed out', refusing(401, 'sign_in_required'), /no longer signed in/],
  ['there were too many', refusing(429, 'too_many_requests'), /Many pictures were uploaded/],
  ['nobody is reached', () => Promise.reject(new NetworkError('no')), /could not be reached/],
])('When %s, everything stays as it is and can be sent again', async (_, fails, told) => {
  let attempts = 0;
  const sent = await open((form: FormData, way: Way) => {
    attempts += 1;
    return attempts === 1 ? (fails as (form: FormData, way: Way) => unknown)(form, way) : { id: 8, picture: uploaded };
  });
  await choose();
  await screen.findByRole('dialog');
  show(300, 300);
  await userEvent.type(screen.getByRole('textbox', { name: /What the picture shows/ }), 'On the roof');
  await press('Use this picture');
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What the picture shows/ }).value).toBe(
    'On the roof',
  );
  await press('Try again');
  await screen.findByText('Your picture is saved.');
  expect(sent).toEqual([{ mediaId: 8 }]);
});

it('An upload that is stopped ends, and the picture can be sent again', async () => {
  const signals: AbortSignal[] = [];
  await open(
    (_: FormData, { signal }: Way) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  await choose();
  await screen.findByRole('dialog');
  show(300, 300);
  await press('Use this picture');
  await press('Stop the upload');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Use this picture' })).toBeTruthy();
});

it('A picture can be pasted', async () => {
  await open({ id: 9, picture: uploaded });
  fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
});

it('A picture can be dropped', async () => {
  await open({ id: 9, picture: uploaded });
  fireEvent.drop(screen.getByLabelText(/^Picture/), { dataTransfer: { types: ['Files'], files: [photo] } });
  expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
});

it('Member removes their picture', async () => {
  await open({}, uploaded);
  await press('Remove the picture');
  await screen.findByText('Your picture is removed.');
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});
