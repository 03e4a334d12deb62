import { ApiError, appContext, data, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** Why the link of a mail shows no order, by the status of the api's answer. */
const ends: Readonly<Record<number, 'expired' | 'unknown'>> = { 400: 'unknown', 404: 'unknown', 410: 'expired' };

/** The order that the link of a mail leads to; without a link the page is a form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { order: null, end: null };
  const { api } = context.get(appContext);
  try {
    const order = await api.get('/order-tracking/{token}', { params: { token }, signal: request.signal });
    return { order, end: null };
  } catch (error) {
    const end = error instanceof ApiError ? ends[error.status] : undefined;
    if (!end || !(error instanceof ApiError)) throw error;
    return data({ order: null, end }, error.status);
  }
}
