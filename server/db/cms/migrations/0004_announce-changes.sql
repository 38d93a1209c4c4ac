-- Pages that are kept rendered are dropped when what they show changes.
CREATE FUNCTION "cms"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "home_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."home"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_free_hours_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist_free_hours"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_text_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist_text"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "page_meta_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."page_meta"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "program_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."program"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promo_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."promo"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "text_pages_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."text_pages"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();
