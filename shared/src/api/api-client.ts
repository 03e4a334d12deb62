import type { AxiosInstance, AxiosRequestConfig, CreateAxiosDefaults } from 'axios';
import { BadRequestError, BadResponseError, NetworkError, TimeoutError } from './api-errors.ts';
import type { ApiCall, Method } from './api-routes.ts';
import { queryText, readJson } from './read-json.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { ErrorBody } from '../schemas/common.ts';

/** The specification's time-out of every call, in milliseconds. */
export const API_TIMEOUT_MS = 120_000;

export interface ApiClientOptions {
  /** Up to and with `/api`. */
  baseUrl: string;
  /** Asked at each call: the language in which contents are wanted. */
  language: () => LanguageCode;
  /** Further settings of axios (the server sends the visitor's cookie and keeps connections open). */
  axios?: CreateAxiosDefaults;
  /** Is handed what calls, before the first one: the server adds who is asking, and reads which cookies they get. */
  prepare?: (http: AxiosInstance) => void;
  /** Is told before and after each call that may change something: what was read before it may no longer be so. */
  onWrite?: () => void;
}

/** All throw one of the four `ApiError`s, or the abort's own error. */
export interface ApiClient {
  /** Reads. */
  get: ApiCall<'get'>;
  /** Sends something that the api does once. */
  post: ApiCall<'post'>;
  /** Makes what the path names what the body says; once more changes nothing. */
  put: ApiCall<'put'>;
  /** Changes some of what the path names. */
  patch: ApiCall<'patch'>;
  /** Takes away what the path names. */
  delete: ApiCall<'delete'>;
}

/** A request of any route. */
export interface AnyRequest {
  params?: Record<string, string | number>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  form?: FormData;
  onProgress?: (fraction: number) => void;
  idempotencyKey?: string | undefined;
  outlivesPage?: boolean;
}

/** The path with its `{names}` replaced. */
export const fillPath = (path: string, params: AnyRequest['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function toApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  const { code, response, message } = error as {
    code?: string;
    message?: string;
    response?: { status: number; data: unknown; headers: Record<string, unknown> };
  };
  if (response) {
    const body =
      typeof response.data === 'object' && response.data !== null ? (response.data as Partial<ErrorBody>) : {};
    const Kind = response.status >= 400 && response.status < 500 ? BadRequestError : BadResponseError;
    return new Kind(
      body.message ?? `HTTP ${response.status}`,
      response.status,
      body,
      Number(response.headers['retry-after']) || undefined,
    );
  }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return new TimeoutError('The server did not answer in time');
  if (code?.startsWith('ERR_BAD')) return new BadResponseError(message ?? 'Unusable answer');
  return new NetworkError('The server could not be reached');
}

let library: Promise<typeof import('axios')> | undefined;

/**
 * What calls need that change something, for who knows that there will be one. Imported once: on the server each visitor has a client of their own,
 * and Node resolves an import anew each time.
 */
export function loadAxios(): Promise<typeof import('axios')> {
  library ??= import('axios').catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** In the browser axios is loaded with the first call that changes something. */
export function createApiClient({ baseUrl, language, axios: settings, prepare, onWrite }: ApiClientOptions): ApiClient {
  let http: Promise<AxiosInstance> | undefined;
  const connect = async () => {
    const { default: axios } = await loadAxios();
    const client = axios.create({
      baseURL: baseUrl,
      timeout: API_TIMEOUT_MS,
      responseType: 'json',
      validateStatus: (status) => status >= 200 && status < 300,
      ...settings,
    });
    prepare?.(client);
    return client;
  };
  async function viaAxios(request: AxiosRequestConfig): Promise<unknown> {
    http ??= connect();
    const client = await http;
    return (await client.request<unknown>(request)).data;
  }
  /** Nobody has a hand in the calls: reading needs no axios. */
  const isPlain = !settings && !prepare;
  async function ask(
    method: Method,
    path: string,
    { params, query, body, form, signal, onProgress, idempotencyKey, outlivesPage }: AnyRequest = {},
  ): Promise<unknown> {
    const tell = method === 'get' ? undefined : onWrite;
    tell?.();
    try {
      const url = fillPath(path, params);
      const asked = { lang: language(), ...query };
      const data =
        method === 'get' && isPlain
          ? await readJson(new URL(`${baseUrl}${url}?${queryText(asked)}`, location.href).href, API_TIMEOUT_MS, signal)
          : await viaAxios({
              method,
              url,
              // What has no body axios would call a form, which the api does not take.
              data: method === 'get' || method === 'delete' ? undefined : (form ?? body ?? {}),
              params: asked,
              ...(signal && { signal }),
              ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
              ...(outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
              ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
            });
      // What is no JSON is handed over as text.
      if (typeof data !== 'object' || data === null)
        throw Object.assign(new Error('Not JSON'), { code: 'ERR_BAD_RESPONSE' });
      return data;
    } catch (error) {
      if (error instanceof TypeError) http = undefined; // axios itself did not arrive: try again at the next call
      throw toApiError(error, signal);
    } finally {
      tell?.();
    }
  }
  const call = <M extends Method>(method: M) =>
    ((path: string, request?: AnyRequest) => ask(method, path, request)) as ApiCall<M>;
  return { get: call('get'), post: call('post'), put: call('put'), patch: call('patch'), delete: call('delete') };
}
