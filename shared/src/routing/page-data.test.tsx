import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData as useRouterData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LoadedPage, useLoaderData } from './page-data.tsx';

/** A page of films that counts how often it is rendered, and another page that is on its way until it is let come. */
function openFilms() {
  let renders = 0;
  let arrive = () => {};
  const next = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  function Films() {
    renders += 1;
    return <h1>{useLoaderData<string>()}</h1>;
  }
  const Component = () => <LoadedPage Page={Films} data={useRouterData()} />;
  let reads = 0;
  const router = createMemoryRouter([
    { path: '/', loader: () => `Films ${(reads += 1)}`, Component, HydrateFallback: () => null },
    { path: '/shop', loader: () => next, Component: () => <h1>Shop</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, arrive, renders: () => renders };
}

it('A page stays as it is while the next one is on its way', async () => {
  const { router, arrive, renders } = openFilms();
  await screen.findByText('Films 1');
  const before = renders();
  await act(async () => void router.navigate('/shop'));
  expect([router.state.navigation.state, renders()]).toEqual(['loading', before]);
  await act(async () => arrive());
  expect(screen.getByText('Shop')).toBeTruthy();
});

it('A page is rendered with its new data when they are read anew', async () => {
  const { router } = openFilms();
  await screen.findByText('Films 1');
  await act(() => router.revalidate());
  expect(screen.getByText('Films 2')).toBeTruthy();
});
