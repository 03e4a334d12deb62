CREATE TABLE "content_revisions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shop" bigint NOT NULL,
	"blog" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_revisions" ("shop", "blog") VALUES (1, 1);--> statement-breakpoint
-- Counts an area once in a transaction; where a kind of thing is named, only for rows that are about it.
CREATE FUNCTION "count_content_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted text := 'sahra.counted_' || TG_ARGV[0];
BEGIN
	IF TG_NARGS = 2 AND TG_LEVEL = 'ROW' AND TG_ARGV[1] <> coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'thing_kind' THEN
		RETURN NULL;
	END IF;
	IF current_setting(counted, true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		UPDATE "content_revisions" SET "shop" = "shop" + (TG_ARGV[0] = 'shop')::int, "blog" = "blog" + (TG_ARGV[0] = 'blog')::int;
		PERFORM set_config(counted, pg_current_xact_id()::text, true);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
	made record;
BEGIN
	FOR made IN SELECT * FROM (VALUES
		('shop', 'products', ''), ('shop', 'product_categories', ''), ('shop', 'product_variants', ''), ('shop', 'variant_prices', ''), ('shop', 'product_uploads', ''),
		('shop', 'list_totals', ''), ('shop', 'media', ''), ('shop', 'contribution_totals', ', ''product'''),
		('blog', 'posts', ''), ('blog', 'post_translations', ''), ('blog', 'post_categories', ''), ('blog', 'post_category_posts', ''),
		('blog', 'post_tags', ''), ('blog', 'authors', ''),
		('blog', 'list_totals', ''), ('blog', 'media', ''), ('blog', 'contribution_totals', ', ''post''')
	) AS answers (area, read, kind) LOOP
		EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED
			FOR EACH ROW EXECUTE FUNCTION count_content_revision(%L%s)', 'count_' || made.area || '_revision', made.read, made.area, made.kind);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
			FOR EACH STATEMENT EXECUTE FUNCTION count_content_revision(%L)', 'count_' || made.area || '_emptied', made.read, made.area);
	END LOOP;
END
$$;
