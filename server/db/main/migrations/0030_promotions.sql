ALTER TABLE "main"."promo_codes" DROP CONSTRAINT "promo_codes_period";--> statement-breakpoint
ALTER TABLE "main"."promotions" DROP CONSTRAINT "promotions_period";--> statement-breakpoint
ALTER TABLE "main"."promo_codes" ADD CONSTRAINT "promo_codes_period" CHECK ("main"."promo_codes"."starts_at" <= "main"."promo_codes"."ends_at");--> statement-breakpoint
ALTER TABLE "main"."promotions" ADD CONSTRAINT "promotions_period" CHECK ("main"."promotions"."starts_at" <= "main"."promotions"."ends_at");--> statement-breakpoint
CREATE FUNCTION "main"."hold_promotion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."starts_at" >= NEW."ends_at" THEN
			RAISE EXCEPTION 'a promotion begins with a period' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' OR (NEW."id", NEW."starts_at") IS DISTINCT FROM (OLD."id", OLD."starts_at")
		OR NEW."ends_at" > OLD."ends_at" THEN
		RAISE EXCEPTION 'a promotion only ends earlier' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "promotions_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."promotions"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_promotion"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_promo_code"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW."starts_at" >= NEW."ends_at" THEN
			RAISE EXCEPTION 'a promo code begins with a period' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' OR NEW."code" <> OLD."code" OR NEW."ends_at" > OLD."ends_at" THEN
		RAISE EXCEPTION 'a promo code only ends earlier' USING ERRCODE = 'check_violation';
	END IF;
	IF (NEW."starts_at", NEW."minimum_rupiah", NEW."discount_kind", NEW."discount_value")
		IS DISTINCT FROM (OLD."starts_at", OLD."minimum_rupiah", OLD."discount_kind", OLD."discount_value")
		AND EXISTS (SELECT FROM "main"."promo_redemptions" WHERE "promo_code" = OLD."code") THEN
		RAISE EXCEPTION 'a used promo code keeps its discount' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "promo_codes_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."promo_codes"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_promo_code"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_promo_code_service"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "main"."promo_redemptions"
		WHERE "promo_code" = CASE WHEN TG_OP = 'INSERT' THEN NEW."promo_code" ELSE OLD."promo_code" END) THEN
		RAISE EXCEPTION 'a used promo code keeps its services' USING ERRCODE = 'check_violation';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;--> statement-breakpoint
CREATE TRIGGER "promo_code_services_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."promo_code_services"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_promo_code_service"();--> statement-breakpoint
INSERT INTO "main"."role_permissions" ("role", "permission") VALUES ('owner', 'promos.work'), ('finance', 'promos.work');
