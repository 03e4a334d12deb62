import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Plan } from '@sahra/shared/schemas/account';
import type { Page } from '@sahra/shared/schemas/common';
import { asc, count } from 'drizzle-orm';
import { textIn } from '../database/localized.ts';
import { plans } from '../database/shop-tables.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import type { ReadContext } from '../server/http/read-context.ts';

/** A page of the pricing plans. */
export async function listPlans(
  { database }: ReadContext,
  query: PageQuery,
  language: LanguageCode,
): Promise<Page<Plan>> {
  const { limit, offset } = limitOf(query);
  const [rows, [counted]] = await Promise.all([
    database.select().from(plans).orderBy(asc(plans.position)).limit(limit).offset(offset),
    database.select({ total: count() }).from(plans),
  ]);
  const items = rows.map(({ code, name, description, price, currency, features, isRecommended }) => ({
    code,
    name: textIn(name, language),
    description: textIn(description, language),
    price: { amount: price, currency },
    features: features[language] ?? features.en,
    isRecommended,
  }));
  return toPage(items, counted?.total ?? 0, query);
}
