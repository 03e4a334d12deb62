CREATE TABLE "imported_rows" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"row_id" integer NOT NULL,
	"language" text,
	"file_hash" text DEFAULT '' NOT NULL,
	"written_hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "imported_rows_source_kind_key_pk" PRIMARY KEY("source","kind","key")
);
--> statement-breakpoint
CREATE INDEX "imported_rows_row_index" ON "imported_rows" USING btree ("kind","row_id");