ALTER TABLE "playlists" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "playlists_labels_index" ON "playlists" USING gin ("labels");