DROP INDEX "contributions_thing_index";--> statement-breakpoint
DROP INDEX "contributions_waiting_index";--> statement-breakpoint
CREATE INDEX "contributions_threads_index" ON "contributions" USING btree ("thing_kind","thing_id","created_at","id","status","is_pinned","rating") WHERE "contributions"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "contributions_order_index" ON "contributions" USING btree ("created_at","id","status","wait_reason");--> statement-breakpoint
CREATE INDEX "contributions_status_index" ON "contributions" USING btree ("status","created_at","id","wait_reason");--> statement-breakpoint
CREATE INDEX "contributions_text_index" ON "contributions" USING gin ((translate(regexp_replace(normalize(lower("text"), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contributors_name_index" ON "contributors" USING gin ((translate(regexp_replace(normalize(lower("name"), NFD), '[̀-ͯـً-ٰٟ]', '', 'g'), 'ىةٱکیς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهاكيσ01234567890123456789')) gin_trgm_ops);