import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './link.tsx';

function open(props: LinkProps) {
  const router = createMemoryRouter([{ path: '*', element: <Link {...props}>There</Link> }], {
    initialEntries: ['/before', '/here?page=2'],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const link = () => screen.getByRole('link', { name: 'There' });
const addressOf = ({ state: { location } }: ReturnType<typeof open>) =>
  location.pathname + location.search + location.hash;

it('Visitor follows a link within the tab, with what it says of the way', async () => {
  const router = open({ to: '/films/7?season=2#reviews', state: { plays: true } });
  expect(link().getAttribute('href')).toBe('/films/7?season=2#reviews');
  await userEvent.click(link());
  expect([addressOf(router), router.state.location.state]).toEqual(['/films/7?season=2#reviews', { plays: true }]);
  expect(router.state.historyAction).toBe('PUSH');
});

it.each([
  [{ to: '/here?page=2' }, 'REPLACE'],
  [{ to: '/there', replace: true }, 'REPLACE'],
  [{ to: '/here?page=2', replace: false }, 'PUSH'],
] as const)('Where it leads to what is on the screen, it is no further step (%o)', async (props, action) => {
  const router = open(props);
  await userEvent.click(link());
  expect([addressOf(router), router.state.historyAction]).toEqual([props.to, action]);
});

it.each([
  ['with Ctrl', { to: '/there' }, { ctrlKey: true }],
  ['with Cmd', { to: '/there' }, { metaKey: true }],
  ['with Shift', { to: '/there' }, { shiftKey: true }],
  ['with the middle button', { to: '/there' }, { button: 1 }],
  ['that opens another tab', { to: '/there', target: '_blank' }, {}],
  ['that loads a document', { to: '/there', reloadDocument: true }, {}],
  ['that loads a document found from here', { to: '?page=3', reloadDocument: true }, {}],
  ['to another site', { to: 'https://films.example/there' }, {}],
  ['to another site without a scheme', { to: '//films.example/there' }, {}],
] as const)('The browser itself follows a click %s', (_, props, how) => {
  const router = open(props);
  const left = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', (event) => event.defaultPrevented || left(event), { once: true });
  fireEvent.click(link(), how);
  expect(left).toHaveBeenCalledOnce();
  expect(addressOf(router)).toBe('/here?page=2');
});

it('What the page does instead is done instead', async () => {
  const router = open({ to: '/there', onClick: (event) => event.preventDefault() });
  await userEvent.click(link());
  expect(addressOf(router)).toBe('/here?page=2');
});

it.each([
  ['?page=3', '/here?page=3'],
  ['#reviews', '/here#reviews'],
  [{ pathname: '/films', search: '?genre=2' }, '/films?genre=2'],
  [{ hash: '#reviews' }, '/here#reviews'],
] as const)('%o is found from the page on the screen', async (to, address) => {
  const router = open({ to });
  expect(link().getAttribute('href')).toBe(address);
  await userEvent.click(link());
  expect(addressOf(router)).toBe(address);
});

it('One that is found from there says as much of the way', async () => {
  const router = open({ to: '?page=3', state: { plays: true }, replace: true });
  await userEvent.click(link());
  expect([router.state.location.state, router.state.historyAction]).toEqual([{ plays: true }, 'REPLACE']);
});

it.each(['/there', '?page=3', 'https://films.example/there'])(
  'What is for the library, and not for browsers, is not written into a link to %s',
  (to) => {
    open({ to, discover: 'none', prefetch: 'intent', replace: true, preventScrollReset: true, relative: 'path' });
    expect(link().getAttributeNames()).toEqual(['href']);
  },
);

it('A relative address is found, and a link works where there is no router of addresses with data', async () => {
  const router = open({ to: '?page=3' });
  await userEvent.click(link());
  expect(addressOf(router)).toBe('/here?page=3');
  render(
    <MemoryRouter>
      <Link to="/plain">Plain</Link>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Plain' }).getAttribute('href')).toBe('/plain');
});
