import type { AxiosAdapter } from 'axios';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

it('What a path names is encoded, so that it stays one segment', async () => {
  const asked: (string | undefined)[] = [];
  const adapter: AxiosAdapter = (config) => {
    asked.push(config.url);
    return Promise.resolve({ data: {}, status: 200, statusText: 'OK', headers: {}, config });
  };
  const api = createApiClient({ baseUrl: '/api', language: () => 'ar', axios: { adapter } });
  await api.get('/programs/{programId}', { params: { programId: '7/../../account?lang=en#' } });
  await api.get('/categories/{categoryId}/programs', { params: { categoryId: 3 } });
  expect(asked).toEqual(['/programs/7%2F..%2F..%2Faccount%3Flang%3Den%23', '/categories/3/programs']);
});
