import { BadRequestError, NetworkError } from '@sahra/shared/facade';
import { expect, it, vi } from 'vitest';
import { RemoteLoadError, toRouteError } from './route-errors.ts';

it.each([
  ['A page for members, where nobody can sign in', new BadRequestError('no', 401), 'closed', 401],
  ['A request that is refused', new BadRequestError('no', 400), 'badRequest', 503],
  ['An api that nobody reaches', new NetworkError('no'), 'network', 503],
  ['An area whose code cannot be loaded', new RemoteLoadError('shop', 'is gone'), 'remote', 503],
  ['What nobody expected', new TypeError('x is undefined'), 'unexpected', 500],
])('%s', (_, error, kind, status) => {
  expect(toRouteError(error)).toMatchObject({ data: { kind }, init: { status } });
});

it('What a loader answers itself stays', () => {
  const answer = new Response(null, { status: 404 });
  expect(toRouteError(answer)).toBe(answer);
});

it.each([
  ['An area whose code cannot be loaded', new RemoteLoadError('shop', 'is gone'), 'network'],
  ['A part of it that cannot be loaded', new TypeError('Failed to fetch dynamically imported module'), 'network'],
  ['A request that was refused before', new BadRequestError('no', 400), 'badRequest'],
])('%s, on a device without a connection', (_, error, kind) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(toRouteError(error)).toMatchObject({ data: { kind }, init: { status: 503 } });
});
