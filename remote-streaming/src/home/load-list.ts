import {
  appContext,
  type AppInstance,
  type ListId,
  type LoaderFunctionArgs,
  type ProgramCard,
} from '@sahra/shared/facade';

const SHOWN = 12;

/** The first few of a list that nobody has to choose; none where it is empty, or cannot be read: the page stands without it. */
export async function loadList(
  { context, request: { signal } }: LoaderFunctionArgs,
  list: ListId,
): Promise<ProgramCard[]> {
  const { api }: AppInstance = context.get(appContext);
  try {
    return (await api.get('/lists/{list}', { params: { list }, query: { pageSize: SHOWN }, signal })).items;
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
