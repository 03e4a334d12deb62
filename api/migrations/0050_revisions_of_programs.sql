CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "clips" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "episodes" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "people" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "program_people" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();
