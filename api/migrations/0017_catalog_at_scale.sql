DROP INDEX "post_category_posts_category_index";--> statement-breakpoint
DROP INDEX "posts_published_index";--> statement-breakpoint
DROP INDEX "posts_type_index";--> statement-breakpoint
DROP INDEX "category_programs_position_index";--> statement-breakpoint
DROP INDEX "program_genres_genre_index";--> statement-breakpoint
DROP INDEX "program_tags_tag_index";--> statement-breakpoint
DROP INDEX "programs_listed_index";--> statement-breakpoint
DROP INDEX "programs_kind_index";--> statement-breakpoint
DROP INDEX "products_category_index";--> statement-breakpoint
DROP INDEX "products_position_index";--> statement-breakpoint
DROP INDEX "products_sold_index";--> statement-breakpoint
DROP INDEX "products_rating_index";--> statement-breakpoint
DROP INDEX "products_added_index";--> statement-breakpoint
DROP INDEX "products_price_index";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "program_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "program_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "face_program_id" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "episode_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "program_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "genres" ADD CONSTRAINT "genres_face_program_id_programs_id_fk" FOREIGN KEY ("face_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_category_posts_post_index" ON "post_category_posts" USING btree ("category_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_order_index" ON "posts" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "posts_type_order_index" ON "posts" USING btree ("type","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "category_programs_order_index" ON "category_programs" USING btree ("category_id","position","program_id");--> statement-breakpoint
CREATE INDEX "episodes_updated_index" ON "episodes" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "people_order_index" ON "people" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "program_genres_program_index" ON "program_genres" USING btree ("genre_id","program_id");--> statement-breakpoint
CREATE INDEX "program_tags_program_index" ON "program_tags" USING btree ("tag_id","program_id");--> statement-breakpoint
CREATE INDEX "programs_order_index" ON "programs" USING btree ("is_listed","position","id");--> statement-breakpoint
CREATE INDEX "programs_kind_order_index" ON "programs" USING btree ("is_listed","kind","position","id");--> statement-breakpoint
CREATE INDEX "programs_sitemap_index" ON "programs" USING btree ("is_listed","id","episode_count","updated_at");--> statement-breakpoint
CREATE INDEX "products_category_order_index" ON "products" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE INDEX "products_order_index" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "products_sold_order_index" ON "products" USING btree ("sold_count" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "products_rating_order_index" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "products_added_order_index" ON "products" USING btree ("added_on" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "products_price_order_index" ON "products" USING btree ("price","position","id");--> statement-breakpoint
UPDATE "programs" SET "episode_count" = own.total FROM (SELECT "program_id", count(*)::int AS total FROM "episodes" GROUP BY "program_id") AS own WHERE "programs"."id" = own."program_id";--> statement-breakpoint
UPDATE "genres" SET "program_total" = counted.total, "face_program_id" = counted.face FROM (SELECT "genre_id", count(*)::int AS total, (array_agg("programs"."id" ORDER BY "program_genres"."position", "rating" DESC, "programs"."id"))[1] AS face FROM "program_genres" JOIN "programs" ON "programs"."id" = "program_id" AND "is_listed" GROUP BY "genre_id") AS counted WHERE "genres"."id" = counted."genre_id";--> statement-breakpoint
UPDATE "tags" SET "program_total" = counted.total FROM (SELECT "tag_id", count(*)::int AS total FROM "program_tags" JOIN "programs" ON "programs"."id" = "program_id" AND "is_listed" GROUP BY "tag_id") AS counted WHERE "tags"."id" = counted."tag_id";--> statement-breakpoint
UPDATE "categories" SET "program_total" = counted.total FROM (SELECT "category_id", count(*)::int AS total FROM "category_programs" GROUP BY "category_id") AS counted WHERE "categories"."id" = counted."category_id";
