CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"maturity_limit" text,
	"pin_hash" text,
	"history_paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "watch_progress" DROP CONSTRAINT "watch_progress_member_id_episode_id_pk";--> statement-breakpoint
ALTER TABLE "watchlist_entries" DROP CONSTRAINT "watchlist_entries_member_id_program_id_pk";--> statement-breakpoint
ALTER TABLE "program_likes" DROP CONSTRAINT "program_likes_member_id_program_id_pk";--> statement-breakpoint
ALTER TABLE "watch_progress" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "program_likes" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "program_likes" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_member_index" ON "profiles" USING btree ("member_id","id");--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_likes" ADD CONSTRAINT "program_likes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watch_progress_member_index" ON "watch_progress" USING btree ("member_id","episode_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_progress_profile_index" ON "watch_progress" USING btree ("profile_id","episode_id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "watch_progress_profile_watched_index" ON "watch_progress" USING btree ("profile_id","watched_at") WHERE profile_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_entries_member_index" ON "watchlist_entries" USING btree ("member_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watchlist_entries_profile_index" ON "watchlist_entries" USING btree ("profile_id","program_id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "watchlist_entries_profile_added_index" ON "watchlist_entries" USING btree ("profile_id","added_at") WHERE profile_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "program_likes_member_index" ON "program_likes" USING btree ("member_id","program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_likes_profile_index" ON "program_likes" USING btree ("profile_id","program_id") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "program_likes_profile_liked_index" ON "program_likes" USING btree ("profile_id","liked_at") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "sessions_profile_index" ON "sessions" USING btree ("profile_id");--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_owner" CHECK (num_nonnulls(member_id, profile_id) = 1);--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_owner" CHECK (num_nonnulls(member_id, profile_id) = 1);--> statement-breakpoint
ALTER TABLE "program_likes" ADD CONSTRAINT "program_likes_owner" CHECK (num_nonnulls(member_id, profile_id) = 1);