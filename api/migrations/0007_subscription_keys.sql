ALTER TABLE "subscription_requests" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_requests_key_index" ON "subscription_requests" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "subscription_requests_end_index" ON "subscription_requests" USING btree ("paid_until") WHERE "subscription_requests"."status" = 'paid' and "subscription_requests"."end_told_at" is null;