import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../api/api-errors.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { Answer, ApiPath, RequestArgs } from '../api/api-routes.ts';
import { appContext } from '../app.tsx';

/** What the api answers where nothing can be at an address: there is none, it is malformed, it is too long. */
const isNothing: ReadonlySet<number> = new Set([404, 400, 414]);
const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** The api client of the visitor for whom a loader runs. */
export const apiOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): ApiClient => context.get(appContext).api;

/** Reads for a loader: aborted with the navigation; an unknown or malformed id becomes a page with status 404. */
export async function loadFromApi<Path extends ApiPath<'get'>>(
  args: LoaderFunctionArgs,
  path: Path,
  ...[request]: RequestArgs<'get', Path>
): Promise<Answer<'get', Path>> {
  try {
    const withSignal = [{ ...request, signal: args.request.signal }] as RequestArgs<'get', Path>;
    return await apiOf(args).get(path, ...withSignal);
  } catch (error) {
    if (error instanceof ApiError && isNothing.has(error.status)) throw notFound();
    throw error;
  }
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A page that leads back to the one that was asked for; undefined where it is closed. */
function hrefBack({ request, context }: Asked, page: string): string | undefined {
  const { hrefTo } = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  return hrefTo(page, {}, { next: pathname + search });
}

/** Where a children’s profile is left, and then led back. */
const leavingProfile = (args: Asked): string => hrefBack(args, 'account.profiles') ?? '/';

/**
 * Reads for a page of members: a visitor is led to sign in, and back afterwards, and a child to who leaves their profile; whose role
 * lacks a second step is led to set it up. A page that their role may not see does not exist for them.
 */
export async function loadForMember<Path extends ApiPath<'get'>>(
  args: LoaderFunctionArgs,
  path: Path,
  ...request: RequestArgs<'get', Path>
): Promise<Answer<'get', Path>> {
  try {
    return await loadFromApi(args, path, ...request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      args.context.get(appContext).session.setState({ member: null });
      const signIn = hrefBack(args, 'account.sign-in');
      if (signIn) throw redirect(signIn);
    }
    if (error.status === 403 && error.code === 'profile_locked') throw redirect(leavingProfile(args));
    const setUp = error.code === 'second_step_required' && hrefBack(args, 'account.security');
    if (setUp) throw redirect(setUp);
    throw error.status === 403 && error.code === 'not_allowed' ? notFound() : error;
  }
}

/** A query parameter of the page's URL as a whole number from 1; anything else is a page that does not exist. */
export function pageNumberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}
