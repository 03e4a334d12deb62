import {
  ApiError,
  appContext,
  pageNumberOf,
  type AppInstance,
  type LoaderFunctionArgs,
  type Page,
  type ProgramCard,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { isOnDevice, readCollection } from '@sahra/shared/guest-list/device';

/** `device`: of a visitor; on the server nobody knows what their device keeps, and the browser reads it. */
export type LoadedProgramList = (Page<ProgramCard> & { source: 'account' | 'device' }) | { source: 'unknownDevice' };

const pageSize = 24;

/** Programs of the device's list, in its order; what is no longer in the catalog is passed over. */
async function ofDevice(
  { api }: AppInstance,
  list: ProgramList,
  page: number,
  signal: AbortSignal,
): Promise<LoadedProgramList> {
  if (!isOnDevice()) return { source: 'unknownDevice' };
  const all = readCollection()[list];
  const ids = all.slice((page - 1) * pageSize, page * pageSize);
  const found =
    ids.length === 0 ? [] : (await api.get('/programs', { query: { ids: ids.join(','), pageSize }, signal })).items;
  const items = ids.flatMap((id) => found.find((program) => program.id === id) ?? []);
  return { source: 'device', items, page, pageSize, total: all.length };
}

/** What the member, or the visitor of this device, has in a list. */
export const loadProgramList =
  (list: ProgramList) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<LoadedProgramList> => {
    const app: AppInstance = context.get(appContext);
    const { signal } = request;
    const page = pageNumberOf(request);
    const read = async (): Promise<LoadedProgramList> => {
      if (!app.hasSession()) return ofDevice(app, list, page, signal);
      try {
        return { source: 'account', ...(await app.api.get(`/account/${list}`, { query: { page, pageSize }, signal })) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        app.session.setState({ member: null });
        return ofDevice(app, list, page, signal);
      }
    };
    const loaded = await read();
    if (page > 1 && loaded.source !== 'unknownDevice' && loaded.items.length === 0) throw notFound();
    return loaded;
  };
