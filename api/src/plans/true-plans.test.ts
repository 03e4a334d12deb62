import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plans } from '../database/shop-tables.ts';
import { packageFolder } from '../server/package-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** As the site offered it once: nothing of it but the first line was there. */
const oldBasic = {
  ar: ['كل ما في المجانية', 'قوائم مشاهدة بلا حد', 'شارة الداعم في صفحتك', 'تحميل ملصقات الأفلام'],
  en: [
    'Everything in Free',
    'Playlists without limit',
    'A supporter badge on your profile',
    'Film posters to download',
  ],
  de: [
    'Alles aus Kostenlos',
    'Wiedergabelisten ohne Grenze',
    'Unterstützer-Abzeichen im Profil',
    'Filmplakate zum Herunterladen',
  ],
  fr: [
    'Tout ce que contient Gratuit',
    'Listes de lecture illimitées',
    'Un badge de soutien sur votre profil',
    'Des affiches à télécharger',
  ],
  gr: ['Ό,τι έχει το Δωρεάν', 'Λίστες χωρίς όριο', 'Σήμα υποστηρικτή στο προφίλ σας', 'Αφίσες ταινιών για λήψη'],
};

/** What a database of before has of the plan `basic` after it was brought up to date. */
async function migrated(features: typeof oldBasic) {
  await test.database.update(plans).set({ features, price: 5900 }).where(eq(plans.code, 'basic'));
  const migration = readFileSync(join(packageFolder, 'migrations/0010_true_plans.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await test.database.execute(sql.raw(statement));
  const [row] = await test.database.select().from(plans).where(eq(plans.code, 'basic'));
  return row;
}

it('A plan that nobody has edited offers what exists; the price that the owner has set stays', async () => {
  const { features, price } = (await migrated(oldBasic)) ?? {};
  expect(price).toBe(5900);
  expect(features?.en).toEqual([
    'Everything in Free',
    'A month of support for Sahra',
    'Paid by bank transfer, check or in cash',
    'Ends by itself after a month',
  ]);
  expect(Object.values(features ?? {}).map((lines) => lines?.length)).toEqual([4, 4, 4, 4, 4]);
});

it('An edited plan keeps the owner’s text, and loses what was never there', async () => {
  const edited = { ...oldBasic, en: ['Tea with the editors', ...oldBasic.en] };
  const row = await migrated(edited);
  expect(row?.features.en).toEqual(['Tea with the editors', 'Everything in Free']);
  expect(row?.features.gr).toEqual(['Ό,τι έχει το Δωρεάν']);
});

it('A plan that says what is true stays as it is', async () => {
  const own = {
    ...oldBasic,
    ar: ['شاي مع المحررين'],
    en: ['Tea with the editors'],
    de: ['Tee mit der Redaktion'],
    fr: ['Un thé avec la rédaction'],
    gr: ['Τσάι με τη σύνταξη'],
  };
  expect((await migrated(own))?.features).toEqual(own);
});
