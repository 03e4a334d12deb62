import type { paths as Routes } from './openapi.d.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of the api that have this method, as its document writes them: `/programs/{programId}`. */
export type ApiPath<M extends Method> = {
  [Path in keyof Routes]: Routes[Path] extends Record<M, object> ? Path : never;
}[keyof Routes];

interface Json<T> {
  content: { 'application/json': T };
}
type JsonOf<T> = T extends Json<infer Content> ? Content : never;

/** What the api answers where it does not refuse. */
export type Answer<M extends Method, Path extends ApiPath<M>> = Routes[Path][M] extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses]>
  : never;

/** A value for each `{name}` of the path; the client encodes it. */
type Params<Operation> = Operation extends { parameters: { path: infer Names } }
  ? { params: Record<keyof Names, string | number> }
  : { params?: never };
type Query<Operation> = Operation extends { parameters: infer Given extends { query?: unknown } }
  ? Pick<Given, 'query'>
  : never;
type Body<Operation> = Operation extends { requestBody: Json<infer Content> } ? { body: Content } : { body?: never };

interface Options {
  signal?: AbortSignal;
}
interface SendOptions extends Options {
  /** With the same key, what is sent again is taken once. */
  idempotencyKey?: string | undefined;
  /** Goes through even where the page is left meanwhile. */
  outlivesPage?: boolean;
  /** In place of a body, for routes that take a form with a file. */
  form?: FormData;
  /** Called with how much of it was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** What a route takes; of several routes each by itself: their parts in every combination are more than the compiler has room for. */
type Parts<Operation> = Operation extends unknown ? Params<Operation> & Query<Operation> & Body<Operation> : never;

/** All that a route takes. */
export type ApiRequest<M extends Method, Path extends ApiPath<M>> = (M extends 'get' ? Options : SendOptions) &
  Parts<Routes[Path][M]>;

/** The request as the last parameter of a function: left out where the route needs nothing. */
export type RequestArgs<M extends Method, Path extends ApiPath<M>, Request = ApiRequest<M, Path>> =
  Partial<Request> extends Request ? [request?: Request] : [request: Request];

/** One method of the api: a path, what its route takes, and what it answers. */
export type ApiCall<M extends Method> = <Path extends ApiPath<M>>(
  path: Path,
  ...request: RequestArgs<M, Path>
) => Promise<Answer<M, Path>>;
