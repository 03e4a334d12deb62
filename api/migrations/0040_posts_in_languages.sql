CREATE TABLE "post_products" (
	"post_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_products_post_id_product_id_pk" PRIMARY KEY("post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "post_programs" (
	"post_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_programs_post_id_program_id_pk" PRIMARY KEY("post_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "post_translations" (
	"post_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"quote" jsonb,
	"link" jsonb,
	"translator" text,
	"picture_alternative" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_translations_post_id_language_pk" PRIMARY KEY("post_id","language"),
	CONSTRAINT "post_translations_date_check" CHECK ("post_translations"."state" not in ('scheduled', 'published') or "post_translations"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "post_uploads" (
	"post_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "post_uploads_post_id_media_id_pk" PRIMARY KEY("post_id","media_id")
);
--> statement-breakpoint
DROP INDEX "post_tags_tag_index";--> statement-breakpoint
DROP INDEX "posts_order_index";--> statement-breakpoint
DROP INDEX "posts_type_order_index";--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "published_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "gallery_programs" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "post_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "picture_source" jsonb;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "post_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_programs" ADD CONSTRAINT "post_programs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_programs" ADD CONSTRAINT "post_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_products_post_index" ON "post_products" USING btree ("product_id","post_id");--> statement-breakpoint
CREATE INDEX "post_programs_post_index" ON "post_programs" USING btree ("program_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_translations_slug_index" ON "post_translations" USING btree ("slug","language");--> statement-breakpoint
CREATE INDEX "post_uploads_media_index" ON "post_uploads" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "post_tags_post_index" ON "post_tags" USING btree ("tag_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_author_order_index" ON "posts" USING btree ("author_id","published_at" DESC NULLS FIRST,"id") WHERE "posts"."is_shown";--> statement-breakpoint
CREATE INDEX "posts_order_index" ON "posts" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE "posts"."is_shown";--> statement-breakpoint
CREATE INDEX "posts_type_order_index" ON "posts" USING btree ("type","published_at" DESC NULLS FIRST,"id") WHERE "posts"."is_shown";--> statement-breakpoint
-- What is there is published in Arabic and English, paragraph by paragraph, at the address that it had in both.
INSERT INTO "post_translations" ("post_id", "language", "slug", "state", "title", "excerpt", "blocks", "quote", "link", "published_at", "updated_at", "words")
  SELECT p."id", code, p."slug", 'published', p."title" ->> code, coalesce(p."excerpt" ->> code, p."excerpt" ->> 'en', ''), read."blocks",
    CASE WHEN p."quote" IS NOT NULL THEN jsonb_build_object(
      'text', coalesce(p."quote" -> 'text' ->> code, p."quote" -> 'text' ->> 'en', ''), 'by', coalesce(p."quote" -> 'by' ->> code, p."quote" -> 'by' ->> 'en', '')) END,
    CASE WHEN p."link" IS NOT NULL THEN jsonb_build_object('url', p."link" ->> 'url', 'label', coalesce(p."link" -> 'label' ->> code, p."link" -> 'label' ->> 'en', '')) END,
    p."published_at", p."published_at", read."words"
  FROM "posts" AS p CROSS JOIN (VALUES ('ar'), ('en')) AS languages (code) CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'paragraph', 'text', jsonb_build_array(jsonb_build_object('text', paragraph))) ORDER BY place), '[]') AS "blocks",
      coalesce(sum(array_length(regexp_split_to_array(trim(paragraph), '\s+'), 1)), 0)::int AS "words"
    FROM jsonb_array_elements_text(coalesce(p."body" -> code, '[]')) WITH ORDINALITY AS each (paragraph, place) WHERE paragraph <> ''
  ) AS read
  WHERE coalesce(p."title" ->> code, '') <> '';--> statement-breakpoint
UPDATE "posts" SET "is_shown" = true WHERE EXISTS (SELECT FROM "post_translations" WHERE "post_id" = "posts"."id");--> statement-breakpoint
INSERT INTO "post_programs" ("post_id", "program_id", "position")
  SELECT DISTINCT ON (p."id", film."id") p."id", film."id", place FROM "posts" AS p
  CROSS JOIN LATERAL unnest(p."gallery_programs") WITH ORDINALITY AS named (slug, place) JOIN "programs" AS film ON film."slug" = named.slug
  ORDER BY p."id", film."id", place;--> statement-breakpoint
INSERT INTO "list_totals" ("list", "total")
  SELECT 'posts/month/' || to_char("published_at" AT TIME ZONE 'Africa/Cairo', 'YYYY-MM') AS month, count(*) FROM "posts" WHERE "is_shown" GROUP BY month;--> statement-breakpoint
UPDATE "tags" SET "post_total" = counted.total FROM (SELECT "tag_id", count(*)::int AS total FROM "post_tags" GROUP BY "tag_id") AS counted WHERE "tags"."id" = counted."tag_id";--> statement-breakpoint
UPDATE "authors" SET "post_total" = counted.total FROM (SELECT "author_id", count(*)::int AS total FROM "posts" GROUP BY "author_id") AS counted WHERE "authors"."id" = counted."author_id";
