import { fillPath, type AnyRequest, type ApiClient } from '../api/api-client.ts';
import { BadRequestError } from '../api/api-errors.ts';
import type { ApiCall, Method } from '../api/api-routes.ts';

/** What the api says to an address: a value, or a function of the query or of what is sent, and of how it is sent. */
export type Answers = Readonly<Record<string, unknown>>;

/** An api client that knows these answers, those to what is sent by `POST /path` (`PUT`, `DELETE`), and says 404 to everything else. */
export function createFakeApi(answers: Answers): ApiClient {
  const call = <M extends Method>(method: M) =>
    (async (
      path: string,
      { params, query = {}, form, body = form ?? {}, ...way }: AnyRequest = {},
    ): Promise<unknown> => {
      const address = fillPath(path, params);
      const answer = answers[method === 'get' ? address : `${method.toUpperCase()} ${address}`];
      if (answer === undefined) throw new BadRequestError('Not found', 404, { code: 'not_found' });
      const value: unknown = typeof answer === 'function' ? await answer(method === 'get' ? query : body, way) : answer;
      return structuredClone(value);
    }) as ApiCall<M>;
  return { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
}
