import { appContext, type AppInstance, type ListId, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { toPosterProgram, type PosterProgram } from '../ui/poster-program.ts';

/** So many cards of a row come with the page: as many as a laptop's screen shows of it. */
export const SENT = 6;
/** And so many rows of categories bring any: those behind them are read when the visitor is near. */
export const ROWS_SENT = 4;

/** The first few of a list that nobody has to choose; none where it is empty, or cannot be read: the page stands without it. */
export async function loadList(
  { context, request: { signal } }: LoaderFunctionArgs,
  list: ListId,
): Promise<PosterProgram[]> {
  const { api }: AppInstance = context.get(appContext);
  try {
    return (await api.get('/lists/{list}', { params: { list }, query: { pageSize: SENT }, signal })).items.map(
      toPosterProgram,
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
