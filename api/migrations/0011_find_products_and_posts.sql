ALTER TABLE "posts" ADD COLUMN "title_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_title_words_index" ON "posts" USING gin (to_tsvector('simple', "title_words"));--> statement-breakpoint
CREATE INDEX "products_tags_index" ON "products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "products_name_words_index" ON "products" USING gin (to_tsvector('simple', "name_words"));