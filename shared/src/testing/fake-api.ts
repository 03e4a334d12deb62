import { BadRequestError } from '../api-errors.ts';
import type { ApiClient, ApiRequest } from '../api-client.ts';

/** What the api says to a path: a value, or a function of the query. */
export type Answers = Readonly<Record<string, unknown>>;

/** An api client that knows these answers and says 404 to everything else. */
export function createFakeApi(answers: Answers): ApiClient {
  return {
    async get<T>(path: string, { query = {} }: ApiRequest = {}) {
      const answer = answers[path];
      if (answer === undefined) throw new BadRequestError('Not found', 404, { code: 'not_found' });
      const value: unknown = typeof answer === 'function' ? answer(query) : answer;
      return structuredClone(value) as T;
    },
  };
}
