-- Trigrams find what a mistyped search term meant.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "authors" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	CONSTRAINT "authors_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "post_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "post_category_posts" (
	"post_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_category_posts_post_id_category_id_pk" PRIMARY KEY("post_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_tags_post_id_tag_id_pk" PRIMARY KEY("post_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"quote" jsonb,
	"link" jsonb,
	"clip_slug" text,
	"gallery_programs" text[] NOT NULL,
	"picture_color" text NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "category_programs" (
	"category_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_programs_category_id_program_id_pk" PRIMARY KEY("category_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"duration_seconds" numeric(8, 3) NOT NULL,
	"manifest_url" text NOT NULL,
	"poster_url" text NOT NULL,
	"trickplay_url" text NOT NULL,
	"audio_languages" text[] NOT NULL,
	"subtitle_languages" text[] NOT NULL,
	CONSTRAINT "clips_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"program_id" integer NOT NULL,
	"season_number" integer NOT NULL,
	"episode_number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"clip_id" integer NOT NULL,
	"scene_name" text NOT NULL,
	"scene_color" text NOT NULL,
	CONSTRAINT "episodes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"types" text[] NOT NULL,
	CONSTRAINT "genres_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"designation" text NOT NULL,
	"birthday" date,
	"birth_place" jsonb NOT NULL,
	"also_known_as" text[] NOT NULL,
	"known_credits" integer NOT NULL,
	"biography" jsonb NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "people_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "program_genres" (
	"program_id" integer NOT NULL,
	"genre_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "program_genres_program_id_genre_id_pk" PRIMARY KEY("program_id","genre_id")
);
--> statement-breakpoint
CREATE TABLE "program_people" (
	"program_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "program_people_program_id_person_id_role_pk" PRIMARY KEY("program_id","person_id","role")
);
--> statement-breakpoint
CREATE TABLE "program_tags" (
	"program_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "program_tags_program_id_tag_id_pk" PRIMARY KEY("program_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"synopsis" jsonb NOT NULL,
	"year" integer NOT NULL,
	"maturity" text NOT NULL,
	"rating" numeric(3, 1) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"season_count" integer NOT NULL,
	"first_episode_id" integer NOT NULL,
	"lettering" text[] NOT NULL,
	"poster_color" text NOT NULL,
	"scene_color" text NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "programs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "slider_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"kicker" jsonb NOT NULL,
	"program_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "top_programs" (
	"position" integer PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"popularity" numeric NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', "search_documents"."title"), 'A') || setweight(to_tsvector('simple', "search_documents"."body"), 'D')) STORED NOT NULL,
	CONSTRAINT "search_documents_type_entity_id_pk" PRIMARY KEY("type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" integer NOT NULL,
	"features" jsonb NOT NULL,
	"is_recommended" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "product_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"stock_quantity" integer NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"review_count" integer NOT NULL,
	"sold_count" integer NOT NULL,
	"added_on" date NOT NULL,
	"colors" text[] NOT NULL,
	"sizes" text[] NOT NULL,
	"weight_grams" integer NOT NULL,
	"shape" text NOT NULL,
	"motif" text NOT NULL,
	"tags" text[] NOT NULL,
	"picture_color" text NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
ALTER TABLE "post_category_posts" ADD CONSTRAINT "post_category_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_category_posts" ADD CONSTRAINT "post_category_posts_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_programs" ADD CONSTRAINT "category_programs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_programs" ADD CONSTRAINT "category_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_genres" ADD CONSTRAINT "program_genres_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_genres" ADD CONSTRAINT "program_genres_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_people" ADD CONSTRAINT "program_people_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_people" ADD CONSTRAINT "program_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tags" ADD CONSTRAINT "program_tags_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tags" ADD CONSTRAINT "program_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider_items" ADD CONSTRAINT "slider_items_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_programs" ADD CONSTRAINT "top_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_category_posts_category_index" ON "post_category_posts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "post_tags_tag_index" ON "post_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "posts_published_index" ON "posts" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "posts_type_index" ON "posts" USING btree ("type","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_author_index" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "category_programs_position_index" ON "category_programs" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "category_programs_program_index" ON "category_programs" USING btree ("program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "episodes_number_index" ON "episodes" USING btree ("program_id","season_number","episode_number");--> statement-breakpoint
CREATE INDEX "episodes_clip_index" ON "episodes" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "program_genres_genre_index" ON "program_genres" USING btree ("genre_id");--> statement-breakpoint
CREATE INDEX "program_people_person_index" ON "program_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "program_tags_tag_index" ON "program_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "programs_listed_index" ON "programs" USING btree ("is_listed","position");--> statement-breakpoint
CREATE INDEX "programs_kind_index" ON "programs" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "search_documents_vector_index" ON "search_documents" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_terms_trigram_index" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_category_index" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_position_index" ON "products" USING btree ("position");--> statement-breakpoint
CREATE INDEX "products_sold_index" ON "products" USING btree ("sold_count" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "products_rating_index" ON "products" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "products_added_index" ON "products" USING btree ("added_on" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "products_price_index" ON "products" USING btree ("price","position");