-- Pages that are kept rendered are dropped when what they show changes.
CREATE FUNCTION "main"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_services_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."product_services"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promotions_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."promotions"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promotional_prices_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."promotional_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();
