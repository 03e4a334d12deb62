DROP INDEX "products_name_text_index";--> statement-breakpoint
DROP INDEX "product_variants_search_index";--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "sizes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_mailbox_index" ON "orders" USING btree ((lower("email")) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_updated_index" ON "products" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_reduced_index" ON "products" USING btree ("position","id") WHERE "products"."compare_at_price" is not null;--> statement-breakpoint
CREATE INDEX "product_variants_search_index" ON "product_variants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
UPDATE "product_variants" AS kept SET "search_text" = translate(regexp_replace(normalize(lower(kept."sku" || ' ' || p."sku" || ' ' || (select string_agg(value, ' ') from jsonb_each_text(p."name"))), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789')
FROM "products" AS p WHERE p."id" = kept."product_id";--> statement-breakpoint
UPDATE "product_categories" SET "colors" = array(select value from (
  select value, min(place) as place from "products" as p, unnest(p."colors") with ordinality as each (value, place)
  where p."category_id" = "product_categories"."id" group by value order by count(*) desc, value limit 40
) as common order by place, value), "sizes" = array(select value from (
  select value, min(place) as place from "products" as p, unnest(p."sizes") with ordinality as each (value, place)
  where p."category_id" = "product_categories"."id" group by value order by count(*) desc, value limit 40
) as common order by place, value);
