import { ApiError, BadRequestError, type AppInstance, type HistoryItem, type Page } from '@sahra/shared/facade';
import { withoutProgress, type DeviceCollection } from './collection.ts';
import { changeCollection, isOnDevice, readCollection } from './device.ts';
import { deviceRefusals } from './update-playlist.ts';

/** What somebody has watched, the latest first. `unknownDevice`: on the server nobody knows what a device stores. */
export type LoadedHistory =
  (Page<HistoryItem> & { source: 'account' | 'device'; isPaused: boolean }) | { source: 'unknownDevice' };

const pageSize = 24;

/** Of the device; what is no longer in the catalog is passed over. */
async function ofDevice({ api }: AppInstance, page: number, signal: AbortSignal): Promise<LoadedHistory> {
  if (!isOnDevice()) return { source: 'unknownDevice' };
  const { progress, isHistoryPaused: isPaused } = readCollection();
  const shown = progress.slice((page - 1) * pageSize, page * pageSize);
  const ids = shown.map(({ episodeId }) => episodeId).join(',');
  const found = ids ? (await api.get('/episodes', { query: { ids }, signal })).items : [];
  const items = shown.flatMap((watched) => {
    const episode = found.find(({ id }) => id === watched.episodeId);
    return episode ? [{ ...watched, episode }] : [];
  });
  return { source: 'device', items, page, pageSize, total: progress.length, isPaused };
}

/** A page of what the member, or the visitor of this device, has watched. */
export async function loadHistory(app: AppInstance, page: number, signal: AbortSignal): Promise<LoadedHistory> {
  if (!app.hasSession()) return ofDevice(app, page, signal);
  try {
    return { source: 'account', ...(await app.api.get('/account/history', { query: { page, pageSize }, signal })) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    app.session.setState({ member: null });
    return ofDevice(app, page, signal);
  }
}

/** Whether the history is of this device: on the server a visitor is told to sign in. */
const isOfDevice = ({ session }: AppInstance) => !session.getState().member && isOnDevice();

function change(how: (collection: DeviceCollection) => DeviceCollection): void {
  if (!changeCollection(how))
    throw new BadRequestError('Not stored on this device', 409, { code: deviceRefusals.noRoom });
}

/** Forgets that an episode was watched, and where the viewer stopped. Throws where that fails. */
export async function removeFromHistory(app: AppInstance, episodeId: number): Promise<void> {
  if (isOfDevice(app)) change((collection) => withoutProgress(collection, episodeId));
  else await app.api.delete('/account/progress/{episodeId}', { params: { episodeId } });
}

/** Forgets everything that was watched. Throws where that fails. */
export async function clearHistory(app: AppInstance): Promise<void> {
  if (isOfDevice(app)) change((collection) => ({ ...collection, progress: [] }));
  else await app.api.delete('/account/history');
}

/** From now on nothing that is watched is stored, or everything again. Throws where that fails. */
export async function pauseHistory(app: AppInstance, isPaused: boolean): Promise<void> {
  if (isOfDevice(app)) change((collection) => ({ ...collection, isHistoryPaused: isPaused }));
  else await app.api.put('/account/history', { body: { isPaused } });
}
