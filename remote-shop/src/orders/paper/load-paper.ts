import { appContext, languageOf, type LoaderFunctionArgs, type OrderDetails } from '@sahra/shared/facade';
import { countriesOf } from '../load-order.ts';
import type arabicMessages from '../messages/ar.json';

/** A label of the papers of an order. */
export type PaperLabel = keyof typeof arabicMessages.paper;

/** What a paper shows of an order. */
export interface LoadedPaper {
  order: OrderDetails;
  countries: Readonly<Record<string, string>>;
  /** The labels in Arabic, which stand beside those of the page's language; null where that is Arabic. */
  arabic: Readonly<Record<PaperLabel, string>> | null;
}

/** The names of an order's countries, and the Arabic labels where the page is in another language. */
export async function completePaper({ context }: LoaderFunctionArgs, order: OrderDetails): Promise<LoadedPaper> {
  const app = context.get(appContext);
  const isArabic = languageOf(app.i18n).code === 'ar';
  const arabic = isArabic ? null : (await import('../messages/ar.json')).default.paper;
  return { order, countries: countriesOf(order, app), arabic };
}
