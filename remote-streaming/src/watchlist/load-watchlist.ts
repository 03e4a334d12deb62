import {
  ApiError,
  appContext,
  data,
  pageNumberOf,
  type AppInstance,
  type LoaderFunctionArgs,
  type Page,
  type ProgramCard,
} from '@sahra/shared/facade';
import { isOnDevice, readCollection } from '@sahra/shared/guest-list/device';

/** `device`: of a visitor; on the server nobody knows what their device keeps, and the browser reads it. */
export type Watchlist = (Page<ProgramCard> & { source: 'account' | 'device' }) | { source: 'unknownDevice' };

const pageSize = 24;

/** Programs of the device's list, in its order; what is no longer in the catalog is passed over. */
async function ofDevice({ api }: AppInstance, page: number, signal: AbortSignal): Promise<Watchlist> {
  if (!isOnDevice()) return { source: 'unknownDevice' };
  const { watchlist } = readCollection();
  const ids = watchlist.slice((page - 1) * pageSize, page * pageSize);
  const found =
    ids.length === 0 ? [] : (await api.get('/programs', { query: { ids: ids.join(','), pageSize }, signal })).items;
  const items = ids.flatMap((id) => found.find((program) => program.id === id) ?? []);
  return { source: 'device', items, page, pageSize, total: watchlist.length };
}

/** What the member, or the visitor of this device, wants to watch. */
export async function loadWatchlist({ context, request }: LoaderFunctionArgs): Promise<Watchlist> {
  const app: AppInstance = context.get(appContext);
  const { signal } = request;
  const page = pageNumberOf(request);
  const read = async (): Promise<Watchlist> => {
    if (!app.hasSession()) return ofDevice(app, page, signal);
    try {
      return {
        source: 'account',
        ...(await app.api.get('/account/watchlist', { query: { page, pageSize }, signal })),
      };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      app.session.setState({ member: null });
      return ofDevice(app, page, signal);
    }
  };
  const list = await read();
  if (page > 1 && list.source !== 'unknownDevice' && list.items.length === 0)
    throw data(null, { status: 404, statusText: 'Not Found' });
  return list;
}
