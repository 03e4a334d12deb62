import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Accordion, AccordionItem } from './accordion.tsx';

const questions = (
  <Accordion>
    <AccordionItem id="price" title="What does it cost?">
      Nothing.
    </AccordionItem>
    <AccordionItem id="where" title="Where can I watch?">
      Everywhere.
    </AccordionItem>
  </Accordion>
);
const isOpen = (title: string) => screen.getByRole('heading', { name: title, level: 3 }).closest('details')?.open;

test('Visitor opens a question', async () => {
  renderPart(questions);
  expect(isOpen('What does it cost?')).toBe(false);
  await userEvent.click(screen.getByText('What does it cost?'));
  expect(isOpen('What does it cost?')).toBe(true);
  expect(isOpen('Where can I watch?')).toBe(false);
});

test('An address that names a question opens it', async () => {
  const { router } = renderPart(questions);
  await act(() => router.navigate('/#where'));
  expect(isOpen('Where can I watch?')).toBe(true);
  expect(isOpen('What does it cost?')).toBe(false);
});

test('An address that names nothing here opens nothing', async () => {
  const { router } = renderPart(questions);
  await act(() => router.navigate('/#content%20'));
  expect(isOpen('Where can I watch?')).toBe(false);
});
