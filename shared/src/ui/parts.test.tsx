import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ErrorState } from './error-state.tsx';
import { IconButton } from './icon-button.tsx';
import { PageHead } from './page-head.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

const poster = { kind: 'poster', src: '/media/art/poster/7', color: '#203040' } as const;

test('A picture loads when it is near, the most important one at once', () => {
  renderPart(
    <>
      <Picture picture={poster} alt="A felucca at dusk" sizes="160px" />
      <Picture picture={poster} alt="The whole scene" sizes="100vw" priority />
    </>,
  );
  const image = screen.getByRole('img', { name: 'A felucca at dusk' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('srcset')).toContain('/media/art/poster/7-160.avif 160w');
  expect(image.getAttribute('width')).toBe('600');
  expect(screen.getByRole('img', { name: 'The whole scene' }).getAttribute('loading')).toBe('eager');
});

test('A picture that is missing leaves its name and the mark, not a broken image', () => {
  renderPart(<Picture picture={poster} alt="A felucca at dusk" sizes="160px" />);
  fireEvent.error(screen.getByRole('img', { name: 'A felucca at dusk' }));
  expect(screen.getByRole('img', { name: 'A felucca at dusk' }).tagName).toBe('SPAN');
});

test('A reduced price says which is the old one', () => {
  renderPart(<Price money={{ amount: 12500, currency: 'EGP' }} compareAt={{ amount: 19900, currency: 'EGP' }} />);
  expect(screen.getByRole('insertion').textContent).toMatch(/^Current price EGP\s125\.00$/);
  expect(screen.getByRole('deletion').textContent).toMatch(/^Price before EGP\s199\.00$/);
});

test('A rating is heard as a sentence', () => {
  renderPart(<Rating value={8} outOf={10} />, 'de');
  screen.getByRole('img', { name: 'Bewertung: 8,0 von 10' });
});

test('Pages are links; the current one is marked, the neighbors are named', () => {
  renderPart(<Pagination page={2} pageSize={24} total={60} hrefOf={(page) => `/blogs?page=${page}`} />);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/blogs?page=2');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('rel')).toBe('prev');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/blogs?page=3');
});

test('A list of one page has no pages to choose', () => {
  renderPart(<Pagination page={1} pageSize={24} total={24} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Visitor tries again where something failed', async () => {
  let tries = 0;
  renderPart(<ErrorState kind="timeout" onRetry={() => (tries += 1)} />, 'fr');
  expect(screen.getByRole('alert').textContent).toContain('L’attente est trop longue');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(tries).toBe(1);
});

test.each(languageCodes)('The name of the site closes every title (%s)', async (code) => {
  renderPart(<PageHead title="1998" description="A year" />, code);
  await expect.poll(() => document.title).toBe(`1998 · ${code === 'ar' ? 'سهرة' : 'Sahra'}`);
});

test('An icon button is announced by its label, sends no form unless it is told to, and shows what replaces the icon', async () => {
  let pressed = 0;
  renderPart(
    <form onSubmit={() => expect.unreachable()}>
      <IconButton label="Close" icon="close" onClick={() => pressed++} />
      <IconButton label="Amira" icon="user">
        <span>A</span>
      </IconButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(pressed).toBe(1);
  const own = screen.getByRole('button', { name: 'Amira' });
  expect(own.textContent).toBe('A');
  expect(own.querySelector('svg')).toBeNull();
});
