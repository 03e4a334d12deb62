CREATE TABLE "contribution_photos" (
	"media_id" integer PRIMARY KEY NOT NULL,
	"contribution_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_photos" ADD CONSTRAINT "contribution_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_photos" ADD CONSTRAINT "contribution_photos_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_photos_contribution_index" ON "contribution_photos" USING btree ("contribution_id","position");