CREATE TABLE "search_texts" (
	"type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_texts_type_entity_id_language_pk" PRIMARY KEY("type","entity_id","language")
);
--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "wants_comment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_type_entity_id_search_entries_type_entity_id_fk" FOREIGN KEY ("type","entity_id") REFERENCES "public"."search_entries"("type","entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contributions_thing_index" ON "contributions" USING btree ("thing_kind","thing_id","status","rating");