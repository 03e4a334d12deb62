-- The entries are made anew at the start: those of the form before were of no release.
DROP TABLE "search_entries", "search_words", "search_state";
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"noun" text NOT NULL,
	"owner_id" integer NOT NULL,
	"title_words" integer NOT NULL,
	"words" text NOT NULL,
	"facets" text[] NOT NULL,
	"popularity" real NOT NULL,
	"head" "tsvector" GENERATED ALWAYS AS (array_to_tsvector("search_entries"."facets") || to_tsvector('simple', split_part("search_entries"."words", E'\n', 1) || ' ' || split_part("search_entries"."words", E'\n', 2) || ' ' || split_part("search_entries"."words", E'\n', 3))) STORED NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (array_to_tsvector("search_entries"."facets") || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 1)), 'A') || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 2)), 'B') || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 3)), 'C') || setweight(to_tsvector('simple', split_part("search_entries"."words", E'\n', 4)), 'D')) STORED NOT NULL,
	CONSTRAINT "search_entries_type_entity_id_pk" PRIMARY KEY("type","entity_id")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word_counts" (
	"word" text NOT NULL,
	"type" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "search_word_counts_word_type_pk" PRIMARY KEY("word","type")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"written" text NOT NULL,
	"skeleton" text NOT NULL,
	"entries" integer NOT NULL,
	"heads" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_owner_index" ON "search_entries" USING btree ("noun","owner_id");--> statement-breakpoint
CREATE INDEX "search_entries_head_index" ON "search_entries" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_entries_vector_index" ON "search_entries" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_beginning_index" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_skeleton_index" ON "search_words" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_words_trigram_index" ON "search_words" USING gin ("word" gin_trgm_ops);