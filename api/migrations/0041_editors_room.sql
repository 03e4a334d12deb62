CREATE TABLE "post_revision_uploads" (
	"post_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "post_revision_uploads_post_id_media_id_pk" PRIMARY KEY("post_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"post_id" integer NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"member_id" text,
	"state" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"quote" jsonb,
	"link" jsonb,
	"translator" text,
	"picture_alternative" text NOT NULL,
	"is_open" boolean NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_revisions_post_id_language_number_pk" PRIMARY KEY("post_id","language","number")
);
--> statement-breakpoint
CREATE TABLE "post_slug_redirects" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "post_slug_redirects_slug_language_pk" PRIMARY KEY("slug","language")
);
--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comments_close_after_days" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "settings_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_revision_uploads" ADD CONSTRAINT "post_revision_uploads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revision_uploads" ADD CONSTRAINT "post_revision_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slug_redirects" ADD CONSTRAINT "post_slug_redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_revision_uploads_media_index" ON "post_revision_uploads" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "post_revisions_member_index" ON "post_revisions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_slug_redirects_post_index" ON "post_slug_redirects" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_translations_scheduled_index" ON "post_translations" USING btree ("published_at") WHERE "post_translations"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_changed_index" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_memberId_unique" UNIQUE("member_id");