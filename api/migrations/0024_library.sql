CREATE TABLE "episode_totals" (
	"episode_id" integer PRIMARY KEY NOT NULL,
	"view_total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playlist_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "playlist_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"playlist_id" integer NOT NULL,
	"program_id" integer NOT NULL,
	"episode_id" integer,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_items_once" UNIQUE NULLS NOT DISTINCT("playlist_id","program_id","episode_id")
);
--> statement-breakpoint
CREATE TABLE "program_likes" (
	"member_id" text NOT NULL,
	"program_id" integer NOT NULL,
	"liked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_likes_member_id_program_id_pk" PRIMARY KEY("member_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "program_totals" (
	"program_id" integer PRIMARY KEY NOT NULL,
	"view_total" integer DEFAULT 0 NOT NULL,
	"like_total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_marks" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"viewer_hash" text NOT NULL,
	CONSTRAINT "view_marks_day_kind_thing_id_viewer_hash_pk" PRIMARY KEY("day","kind","thing_id","viewer_hash")
);
--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "thumbnail_id" integer;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "item_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "playlists" ADD COLUMN "view_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "history_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "episode_totals" ADD CONSTRAINT "episode_totals_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_likes" ADD CONSTRAINT "program_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_likes" ADD CONSTRAINT "program_likes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_totals" ADD CONSTRAINT "program_totals_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_items_order_index" ON "playlist_items" USING btree ("playlist_id","position");--> statement-breakpoint
CREATE INDEX "playlist_items_program_index" ON "playlist_items" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "playlist_items_episode_index" ON "playlist_items" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "program_likes_liked_index" ON "program_likes" USING btree ("member_id","liked_at");--> statement-breakpoint
CREATE INDEX "program_likes_program_index" ON "program_likes" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_totals_views_index" ON "program_totals" USING btree ("view_total","program_id");--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlists_public_index" ON "playlists" USING btree ("view_total","id") WHERE "playlists"."privacy" = 'public' and "playlists"."item_total" > 2;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_thumbnailId_unique" UNIQUE("thumbnail_id");