ALTER TABLE "downloads" ADD COLUMN "line_id" integer;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting_index" ON "stock_alerts" USING btree ("variant_id") WHERE "stock_alerts"."sent_at" is null and "stock_alerts"."confirmed_at" is not null;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_lineId_unique" UNIQUE("line_id");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_id_unique" UNIQUE("id");