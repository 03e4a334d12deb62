ALTER TABLE "products" ADD COLUMN "in_stock" boolean GENERATED ALWAYS AS (stock_quantity > 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_filter_index" ON "products" USING btree ("category_id","position","id","price","compare_at_price","rating","review_count","sold_count","added_on","in_stock","program_id","colors","sizes");--> statement-breakpoint
CREATE INDEX "products_colors_index" ON "products" USING gin ("colors");--> statement-breakpoint
CREATE INDEX "products_sizes_index" ON "products" USING gin ("sizes");