ALTER TABLE "search_entries" drop column "head";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (array_to_tsvector("search_entries"."facets") || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 1)), 'A') || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 2)), 'B') || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 3)), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word_counts" ADD COLUMN "heads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "heads_class" integer GENERATED ALWAYS AS (floor(ln(1 + greatest("search_words"."heads", 0)))::int) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_letter_index" ON "search_words" USING btree (left("word", 1),"heads_class" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_head_program_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'program';--> statement-breakpoint
CREATE INDEX "search_entries_head_episode_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'episode';--> statement-breakpoint
CREATE INDEX "search_entries_head_popular_episode_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'episode' and "search_entries"."popularity" >= 0.9;--> statement-breakpoint
CREATE INDEX "search_entries_head_person_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'person';--> statement-breakpoint
CREATE INDEX "search_entries_head_product_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'product';--> statement-breakpoint
CREATE INDEX "search_entries_head_post_index" ON "search_entries" USING gin ("head") WHERE "search_entries"."type" = 'post';--> statement-breakpoint
UPDATE "search_word_counts" SET "heads" = counted.heads FROM (
  SELECT words.word, "type", count(*) AS heads FROM "search_entries" CROSS JOIN LATERAL (
    SELECT '' AS word UNION SELECT unnest(string_to_array(concat_ws(' ', split_part("words", E'\n', 1), split_part("words", E'\n', 2), split_part("words", E'\n', 3)), ' '))
  ) AS words GROUP BY words.word, "type"
) AS counted WHERE "search_word_counts"."word" = counted.word AND "search_word_counts"."type" = counted."type";
