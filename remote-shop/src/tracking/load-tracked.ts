import { ApiError, appContext, data, type LoaderFunctionArgs } from '@sahra/shared/facade';
import type { Tracked } from './tracked-order.tsx';

/** What the page has of an order, and why the link of a mail shows none. */
interface Tracking {
  order: Tracked | null;
  end: 'expired' | 'unknown' | null;
}

/** By the status of the api's answer. */
const ends: Readonly<Record<number, 'expired' | 'unknown'>> = { 400: 'unknown', 404: 'unknown', 410: 'expired' };

/** The order that the link of a mail leads to; without a link the page is a form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  const tracking = (found: Tracking, status = 200) => data(found, status);
  if (!token) return tracking({ order: null, end: null });
  const { api } = context.get(appContext);
  try {
    const order = await api.get('/order-tracking/{token}', { params: { token }, signal: request.signal });
    return tracking({ order, end: null });
  } catch (error) {
    const end = error instanceof ApiError ? ends[error.status] : undefined;
    if (!end || !(error instanceof ApiError)) throw error;
    return tracking({ order: null, end }, error.status);
  }
}
