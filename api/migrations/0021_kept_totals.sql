CREATE TABLE "list_totals" (
	"list" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sitemap_marks" (
	"place" integer PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_categories" ADD COLUMN "post_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "product_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "programs_updated_index" ON "programs" USING btree ("is_listed","updated_at");--> statement-breakpoint
INSERT INTO "list_totals" ("list", "total")
  SELECT 'programs' || coalesce('/' || "kind", ''), count(*) FROM "programs" WHERE "is_listed" GROUP BY GROUPING SETS ((), ("kind"))
  UNION ALL SELECT 'episodes', coalesce(sum("episode_count"), 0) FROM "programs" WHERE "is_listed"
  UNION ALL SELECT 'people', count(*) FROM "people"
  UNION ALL SELECT 'products', count(*) FROM "products"
  UNION ALL SELECT 'posts' || coalesce('/' || "type", ''), count(*) FROM "posts" GROUP BY GROUPING SETS ((), ("type"));--> statement-breakpoint
UPDATE "product_categories" SET "product_total" = counted.total FROM (SELECT "category_id", count(*)::int AS total FROM "products" GROUP BY "category_id") AS counted WHERE "product_categories"."id" = counted."category_id";--> statement-breakpoint
UPDATE "post_categories" SET "post_total" = counted.total FROM (SELECT "category_id", count(*)::int AS total FROM "post_category_posts" GROUP BY "category_id") AS counted WHERE "post_categories"."id" = counted."category_id";--> statement-breakpoint
INSERT INTO "sitemap_marks" ("place", "program_id")
  SELECT min(place), (array_agg("id" ORDER BY place))[1]
  FROM (SELECT "id", sum("episode_count") OVER (ORDER BY "id") - "episode_count" AS place FROM "programs" WHERE "is_listed" AND "episode_count" > 0) AS places
  GROUP BY floor(place / 250);
