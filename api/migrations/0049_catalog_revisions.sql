CREATE TABLE "catalog_revisions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalog_revisions" ("revision") VALUES (1);--> statement-breakpoint
CREATE FUNCTION "count_catalog_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "catalog_revisions" SET "revision" = "revision" + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_programs" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "genres" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "program_genres" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "program_tags" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programs" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "slider_items" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tags" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();--> statement-breakpoint
CREATE TRIGGER "count_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "top_programs" FOR EACH STATEMENT EXECUTE FUNCTION "count_catalog_revision"();
