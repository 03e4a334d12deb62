import { redirect, type AppInstance } from '@sahra/shared/facade';

/** Leads to a file by an address that is good for minutes: asked for when it is wanted, since asking counts. */
export async function signedFile(id: number, { api }: Pick<AppInstance, 'api'>): Promise<Response> {
  const { url } = await api.post('/downloads/{id}/links', { params: { id } });
  return redirect(url);
}
