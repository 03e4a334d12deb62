import { appContext, type AppInstance, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** How often a program was viewed, and how many like it; null where that cannot be read: the page stands without it. */
export async function loadTotals({ context, request: { signal } }: LoaderFunctionArgs, programId: string) {
  const { api }: AppInstance = context.get(appContext);
  try {
    return await api.get('/programs/{programId}/totals', { params: { programId }, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

export type ProgramTotals = NonNullable<Awaited<ReturnType<typeof loadTotals>>>;
