CREATE TABLE "remote_load_votes" (
	"since" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"network" text NOT NULL,
	"has_failed" boolean NOT NULL,
	CONSTRAINT "remote_load_votes_remote_version_network_since_pk" PRIMARY KEY("remote","version","network","since")
);
--> statement-breakpoint
CREATE INDEX "remote_load_votes_since_index" ON "remote_load_votes" USING btree ("since");