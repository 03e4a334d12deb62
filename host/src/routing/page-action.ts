import { data } from 'react-router-dom';
import type { PageAction, PageModule } from '@sahra/shared/federation/contract';

/** What takes a page's form. Throws a response with status 405 where the page has none. */
export function actionOf({ action }: PageModule): PageAction {
  if (!action) throw data({ kind: 'badRequest' }, { status: 405, statusText: 'Method Not Allowed' });
  return action;
}
