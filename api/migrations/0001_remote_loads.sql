CREATE TABLE "remote_loads" (
	"minute" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "remote_loads_remote_version_outcome_minute_pk" PRIMARY KEY("remote","version","outcome","minute")
);
--> statement-breakpoint
CREATE INDEX "remote_loads_minute_index" ON "remote_loads" USING btree ("minute");