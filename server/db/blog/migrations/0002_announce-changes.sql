-- Pages that are kept rendered are dropped when what they show changes.
CREATE FUNCTION "blog"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."article"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "category_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."category"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "front_page_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."front_page"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();
