import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Card, CardActions, CardTitle } from './card.tsx';

test('A card leads to one place, by its title; what else can be pressed is beside it', () => {
  renderPart(
    <Card>
      <CardTitle href="/pricing" level={2}>
        Premium
      </CardTitle>
      <CardActions>
        <button type="button">Compare</button>
      </CardActions>
    </Card>,
  );
  const card = within(screen.getByRole('article'));
  expect(
    within(card.getByRole('heading', { name: 'Premium', level: 2 }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/pricing');
  expect(card.getByRole('button', { name: 'Compare' }).closest('a')).toBeNull();
});
