import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { plainText } from './linked-text.tsx';
import { Prose } from './prose.tsx';

const show = (text: string) => renderShell(<Prose text={text} />);

it('A text is read as paragraphs and lists, with links where a tag names a page', async () => {
  await show('First.\n\n- one\n- <faq>two</faq>\n\nLast <contact>word</contact>.');
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['First.', 'Last word.']);
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['one', 'two']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/faq', '/contact-us']);
});

it('A name that is no page stays text, and nothing becomes markup', async () => {
  await show('<nowhere>Words</nowhere> and <b>more');
  expect(screen.getByRole('paragraph').textContent).toBe('Words and <b>more');
  expect(screen.queryByRole('link')).toBeNull();
  expect(plainText('a <faq>b</faq> c')).toBe('a b c');
});
