DROP INDEX "programs_order_index";--> statement-breakpoint
DROP INDEX "programs_sitemap_index";--> statement-breakpoint
DROP INDEX "people_order_index";--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "is_protected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "segments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "episodes" ADD COLUMN "access" text;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "kind_totals" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "video_type" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "about_program_id" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "access" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "kind_totals" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_about_program_id_programs_id_fk" FOREIGN KEY ("about_program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programs_about_index" ON "programs" USING btree ("about_program_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "programs_by_position_index" ON "programs" USING btree ("position","id","year","kind","duration_minutes","access","maturity","languages") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_newest_index" ON "programs" USING btree ("published_at" DESC NULLS FIRST,"id","year","kind","duration_minutes","access","maturity","languages") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_popular_index" ON "programs" USING btree ("popularity" DESC NULLS FIRST,"rating" DESC NULLS FIRST,"id","year","kind","duration_minutes","access","maturity","languages") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_rating_index" ON "programs" USING btree ("rating" DESC NULLS FIRST,"id","year","kind","duration_minutes","access","maturity","languages") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_year_index" ON "programs" USING btree ("year" DESC NULLS FIRST,"id","kind","duration_minutes","access","maturity","languages") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_title_ar_index" ON "programs" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("title" ->> 'ar', ''), "title" ->> 'en', "title" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_title_en_index" ON "programs" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("title" ->> 'en', ''), "title" ->> 'en', "title" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_title_de_index" ON "programs" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("title" ->> 'de', ''), "title" ->> 'en', "title" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_title_fr_index" ON "programs" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("title" ->> 'fr', ''), "title" ->> 'en', "title" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "programs_by_title_gr_index" ON "programs" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("title" ->> 'gr', ''), "title" ->> 'en', "title" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id") WHERE "programs"."is_listed";--> statement-breakpoint
CREATE INDEX "people_designation_index" ON "people" USING btree ("designation","position","id");--> statement-breakpoint
CREATE INDEX "people_credits_index" ON "people" USING btree ("known_credits" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "people_designation_credits_index" ON "people" USING btree ("designation","known_credits" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "people_names_index" ON "people" USING gin ((translate(regexp_replace(normalize(lower(' ' || ("name" ->> 'ar') || ' ' || ("name" ->> 'en')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_by_name_ar_index" ON "people" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("name" ->> 'ar', ''), "name" ->> 'en', "name" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "people_by_name_en_index" ON "people" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("name" ->> 'en', ''), "name" ->> 'en', "name" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "people_by_name_de_index" ON "people" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("name" ->> 'de', ''), "name" ->> 'en', "name" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "people_by_name_fr_index" ON "people" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("name" ->> 'fr', ''), "name" ->> 'en', "name" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "people_by_name_gr_index" ON "people" USING btree ((regexp_replace(translate(regexp_replace(normalize(lower(coalesce(nullif("name" ->> 'gr', ''), "name" ->> 'en', "name" ->> 'ar')), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789'), '^(ال(?=[^ ]{3})|(the|an|a|der|die|das|les|le|la|ο|η|το|οι|τα) |l[’''])', '') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "programs_sitemap_index" ON "programs" USING btree ("is_listed","id","kind","episode_count","updated_at");--> statement-breakpoint
CREATE INDEX "people_order_index" ON "people" USING btree ("position","id","designation");--> statement-breakpoint
UPDATE "programs" SET "published_at" = "updated_at", "languages" = array(
  SELECT DISTINCT unnest("audio_languages" || "subtitle_languages") FROM "episodes" JOIN "clips" ON "clips"."id" = "clip_id" WHERE "program_id" = "programs"."id" ORDER BY 1);--> statement-breakpoint
UPDATE "genres" SET "kind_totals" = counted.kinds FROM (
  SELECT "genre_id", jsonb_build_object('movie', count(*) FILTER (WHERE "kind" = 'movie'), 'series', count(*) FILTER (WHERE "kind" = 'series'))
  FROM "program_genres" JOIN "programs" ON "programs"."id" = "program_id" AND "is_listed" GROUP BY "genre_id") AS counted (id, kinds) WHERE "genres"."id" = counted.id;--> statement-breakpoint
UPDATE "tags" SET "kind_totals" = counted.kinds FROM (
  SELECT "tag_id", jsonb_build_object('movie', count(*) FILTER (WHERE "kind" = 'movie'), 'series', count(*) FILTER (WHERE "kind" = 'series'))
  FROM "program_tags" JOIN "programs" ON "programs"."id" = "program_id" AND "is_listed" GROUP BY "tag_id") AS counted (id, kinds) WHERE "tags"."id" = counted.id;--> statement-breakpoint
INSERT INTO "list_totals" ("list", "total") SELECT 'people/' || "designation", count(*) FROM "people" GROUP BY "designation";
