import { screen } from '@testing-library/react';
import { NetworkError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona } from '../ui/testing/samples.ts';
import { choose, field, press, show, uploaded } from './testing/picture-editing.ts';

it('A picture that could not be saved is sent again, or taken back: then the one from before is shown', async () => {
  let attempts = 0;
  const before = { ...uploaded, alternative: 'At the river' };
  let shown = before;
  await renderPage(
    app,
    '/account/picture',
    {
      '/account': () => ({ ...detailsOfMona, picture: shown }),
      'POST /media': { id: 5, picture: uploaded },
      'PUT /account/picture': () => {
        attempts += 1;
        if (attempts < 3) throw new NetworkError('away');
        shown = uploaded;
        return detailsOfMona;
      },
    },
    'en',
    mona,
  );
  const upload = async () => {
    await choose();
    await screen.findByRole('dialog');
    show(300, 300);
    await press('Use this picture');
    await screen.findByRole('region', { name: 'This has not been sent' });
  };
  await upload();
  expect(await screen.findByAltText('On the roof')).toBeTruthy();
  await press('Don’t use this picture');
  expect(screen.getByAltText('At the river')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await upload();
  await press('Try again');
  expect(await screen.findByText('Your picture is saved.')).toBeTruthy();
  expect(attempts).toBe(3);
});
