CREATE TABLE "main"."product_prices" (
	"product_service_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"price_rupiah" bigint NOT NULL,
	"tax_class" text NOT NULL,
	"approval_id" text NOT NULL,
	CONSTRAINT "product_prices_product_service_id_starts_at_recorded_at_pk" PRIMARY KEY("product_service_id","starts_at","recorded_at"),
	CONSTRAINT "product_prices_approval" UNIQUE("approval_id"),
	CONSTRAINT "product_prices_price" CHECK ("main"."product_prices"."price_rupiah" > 0),
	CONSTRAINT "product_prices_start" CHECK ("main"."product_prices"."starts_at" >= "main"."product_prices"."recorded_at"),
	CONSTRAINT "product_prices_tax_class" CHECK ("main"."product_prices"."tax_class" in ('exempt_health', 'standard_11', 'non_pkp'))
);
--> statement-breakpoint
ALTER TABLE "main"."approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "main"."product_services" DROP CONSTRAINT "product_services_price";--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" DROP CONSTRAINT "promotional_prices_price";--> statement-breakpoint
ALTER TABLE "main"."product_services" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "main"."product_prices" ADD CONSTRAINT "product_prices_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."product_prices" ADD CONSTRAINT "product_prices_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout', 'address', 'price'));--> statement-breakpoint
ALTER TABLE "main"."product_services" ADD CONSTRAINT "product_services_price" CHECK ("main"."product_services"."price_rupiah" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" ADD CONSTRAINT "promotional_prices_price" CHECK ("main"."promotional_prices"."price_rupiah" > 0) NOT VALID;--> statement-breakpoint
CREATE FUNCTION "main"."hold_product_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A price from the approval on has no start of its own in what was asked.
	PERFORM "main"."use_approval"(NEW.approval_id, 'price', NEW.recorded_at, jsonb_build_object(
		'productServiceId', NEW.product_service_id, 'priceRupiah', NEW.price_rupiah, 'taxClass', NEW.tax_class,
		'startsAt', CASE WHEN NEW.starts_at = NEW.recorded_at THEN ''
			ELSE to_char(NEW.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_prices_use_approval" BEFORE INSERT ON "main"."product_prices"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_product_price"();--> statement-breakpoint
CREATE TRIGGER "product_prices_append_only" BEFORE UPDATE OR DELETE ON "main"."product_prices"
FOR EACH ROW EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "product_prices_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."product_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_first_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a later price is a row of product_prices' USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_services_keep_first_price" BEFORE UPDATE ON "main"."product_services"
FOR EACH ROW WHEN ((OLD."price_rupiah", OLD."tax_class") IS DISTINCT FROM (NEW."price_rupiah", NEW."tax_class"))
EXECUTE FUNCTION "main"."hold_first_price"();--> statement-breakpoint
INSERT INTO "main"."role_permissions" ("role", "permission") VALUES
	('owner', 'prices.decide'), ('owner', 'prices.propose'), ('finance', 'prices.decide'), ('finance', 'prices.propose');