ALTER TABLE "products" ADD COLUMN "program_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_program_index" ON "products" USING btree ("program_id");