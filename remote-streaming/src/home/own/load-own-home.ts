import { ApiError, appContext, type AppInstance, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { isOnDevice, readCollection } from '@sahra/shared/guest-list/device';

/** Milliseconds after which the page goes on without these rows: less than the server gives to all of a page's data. */
const LATE_MS = 700;
/** So many episodes, and so many programs, the api takes in an address. */
const MOST = 60;

const readAccount = ({ api }: AppInstance, signal: AbortSignal) => api.get('/account/home', { signal });
/** What the home page shows to one viewer alone. */
export type OwnHome = Awaited<ReturnType<typeof readAccount>>;
export type ContinuedEpisode = OwnHome['continueWatching'][number];

/** Whose rows they are; null: there are none, or they are still to be read by the page: the device stores them, or the account was late. */
export interface LoadedOwnHome {
  source: 'account' | 'lateAccount' | 'device' | 'unknownDevice';
  rows: OwnHome | null;
}

const withRows = (rows: OwnHome): OwnHome | null =>
  rows.continueWatching.length + rows.watchlist.length > 0 || rows.becauseWatched ? rows : null;

/** The rows of the member who is signed in; null where there are none. */
export const readAccountHome = async (app: AppInstance, signal: AbortSignal): Promise<OwnHome | null> =>
  withRows(await readAccount(app, signal));

/** The rows of this device; null where there are none. */
export async function readDeviceHome({ api }: AppInstance, signal: AbortSignal): Promise<OwnHome | null> {
  const collection = readCollection();
  const progress = collection.progress.slice(0, MOST).map(({ episodeId, seconds }) => `${episodeId}:${seconds}`);
  const watchlist = collection.watchlist.slice(0, MOST);
  if (progress.length + watchlist.length === 0) return null;
  const query = {
    ...(progress.length > 0 && { progress: progress.join(',') }),
    ...(watchlist.length > 0 && { watchlist: watchlist.join(',') }),
  };
  return withRows(await api.get('/home/own', { query, signal }));
}

async function read(app: AppInstance, signal: AbortSignal): Promise<LoadedOwnHome> {
  try {
    if (app.hasSession()) return { source: 'account', rows: await readAccountHome(app, signal) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    app.session.setState({ member: null });
  }
  return isOnDevice()
    ? { source: 'device', rows: await readDeviceHome(app, signal) }
    : { source: 'unknownDevice', rows: null };
}

/** What the member, or the visitor of this device, has of their own on the home page. Never fails, and is never late: the page asks again once it stands. */
export async function loadOwnHome({ context, request: { signal } }: LoaderFunctionArgs): Promise<LoadedOwnHome> {
  const app: AppInstance = context.get(appContext);
  const missing: LoadedOwnHome = { source: app.hasSession() ? 'lateAccount' : 'unknownDevice', rows: null };
  const late = new Promise<LoadedOwnHome>((resolve) => setTimeout(resolve, LATE_MS, missing));
  return Promise.race([read(app, signal).catch(() => missing), late]);
}
