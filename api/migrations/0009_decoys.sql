CREATE TABLE "decoys" (
	"username" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "decoys_created_index" ON "decoys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "decoys_email_index" ON "decoys" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "decoys_password_index" ON "decoys" USING btree ("email") WHERE "decoys"."password" is not null;