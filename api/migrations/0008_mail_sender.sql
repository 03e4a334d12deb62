DROP INDEX "outbox_unsent_index";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_unsent_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;