CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" text NOT NULL,
	"use" text NOT NULL,
	"kind" text NOT NULL,
	"content_hash" text NOT NULL,
	"sources" text[] NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"alternative" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_pictures" (
	"member_id" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "member_pictures_mediaId_unique" UNIQUE("media_id")
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_pictures" ADD CONSTRAINT "member_pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_pictures" ADD CONSTRAINT "member_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_owner_index" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_content_index" ON "media" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "media_created_index" ON "media" USING btree ("created_at");