import { BadRequestError } from '../api/api-errors.ts';
import type { ApiClient, ApiRequest } from '../api/api-client.ts';

/** What the api says to a path: a value, or a function of the query or of what is sent. */
export type Answers = Readonly<Record<string, unknown>>;

/** An api client that knows these answers, those to what is sent by `POST /path` (`PUT`, `DELETE`), and says 404 to everything else. */
export function createFakeApi(answers: Answers): ApiClient {
  async function answerTo<T>(name: string, asked: object = {}): Promise<T> {
    const answer = answers[name];
    if (answer === undefined) throw new BadRequestError('Not found', 404, { code: 'not_found' });
    const value: unknown = typeof answer === 'function' ? await answer(asked) : answer;
    return structuredClone(value) as T;
  }
  return {
    get: (path, { query = {} }: ApiRequest = {}) => answerTo(path, query),
    post: (path, body) => answerTo(`POST ${path}`, body),
    put: (path, body) => answerTo(`PUT ${path}`, body),
    delete: (path, _, body = {}) => answerTo(`DELETE ${path}`, body),
  };
}
