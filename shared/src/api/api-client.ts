import type { AxiosInstance, CreateAxiosDefaults } from 'axios';
import { BadRequestError, BadResponseError, NetworkError, TimeoutError } from './api-errors.ts';
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
}

export interface ApiRequest {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
}

export interface ApiSend extends ApiRequest {
  /** With the same key, what is sent again is taken once. */
  idempotencyKey?: string;
  /** Goes through even where the page is left meanwhile. */
  outlivesPage?: boolean;
}

/** All throw one of the four `ApiError`s, or the abort's own error. */
export interface ApiClient {
  /** Reads `path` (`/programs/7`). */
  get<T>(path: string, request?: ApiRequest): Promise<T>;
  /** Sends `body`, where there is one, to `path`. */
  post<T>(path: string, body?: object, request?: ApiSend): Promise<T>;
  /** Makes `path` what `body` says; once more changes nothing. */
  put<T>(path: string, body?: object, request?: ApiSend): Promise<T>;
  /** Takes `path` away; `body` where the api asks for more. */
  delete<T>(path: string, request?: ApiSend, body?: object): Promise<T>;
}

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

/** axios is loaded with the first call: a page that came with its data needs none. */
export function createApiClient({ baseUrl, language, axios: settings, prepare }: ApiClientOptions): ApiClient {
  let http: Promise<AxiosInstance> | undefined;
  const connect = async () => {
    const { default: axios } = await import('axios');
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
  async function ask<T>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    { query, signal, idempotencyKey, outlivesPage }: ApiSend = {},
    body?: object,
  ): Promise<T> {
    try {
      http ??= connect();
      const client = await http;
      const { data } = await client.request<T>({
        method,
        url: path,
        data: body,
        params: { lang: language(), ...query },
        ...(signal && { signal }),
        ...(outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
        ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
      });
      // axios hands over unparsable JSON as text.
      if (typeof data !== 'object' || data === null)
        throw Object.assign(new Error('Not JSON'), { code: 'ERR_BAD_RESPONSE' });
      return data;
    } catch (error) {
      if (error instanceof TypeError) http = undefined; // axios itself did not arrive: try again at the next call
      throw toApiError(error, signal);
    }
  }
  return {
    get: (path, request) => ask('get', path, request),
    // What has no body axios would call a form, which the api does not take.
    post: (path, body = {}, request) => ask('post', path, request, body),
    put: (path, body = {}, request) => ask('put', path, request, body),
    delete: (path, request, body) => ask('delete', path, request, body),
  };
}
