import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { Page, Plan } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';

const plan = (code: Plan['code'], name: string, amount: number, isRecommended = false): Plan => ({
  code,
  name,
  description: `${name}, described`,
  price: { amount, currency: 'EGP' },
  features: ['The whole catalog', 'Five languages'],
  isRecommended,
});
const plans: Page<Plan> = {
  items: [plan('free', 'Free', 0), plan('basic', 'Basic', 4900, true), plan('premium', 'Premium', 9900)],
  page: 1,
  pageSize: 24,
  total: 3,
};
const answers = { '/plans': plans };

it('Visitor compares three plans by their price a month and sees which one is recommended', async () => {
  await renderPage(app, '/pricing', answers);
  expect(document.title).toBe('Watching is free. Support is a choice. · Sahra');
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Free', 'Basic', 'Premium']);
  const [, basic] = cards;
  if (!basic) throw new Error('no basic plan');
  expect(basic.textContent).toContain('EGP\u00a049.00 a month');
  expect(within(basic).getByText('Recommended')).toBeTruthy();
});

it('Visitor finds one way in, the free one, and no button that does nothing', async () => {
  await renderPage(app, '/pricing', answers);
  expect(screen.getByRole('link', { name: 'Start watching' }).getAttribute('href')).toBe('/');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByText('Subscribing opens soon')).toHaveLength(2);
});

it('Visitor reads the plans in Arabic', async () => {
  await renderPage(app, '/pricing', answers, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('المشاهدة مجانية، والدعم اختيار');
  expect(screen.getAllByText('يفتح الاشتراك قريبا')).toHaveLength(2);
});
