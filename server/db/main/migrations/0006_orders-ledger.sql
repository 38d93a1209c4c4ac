CREATE TABLE "main"."fulfilments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fulfilled_at" timestamp (3) with time zone,
	"reversed_at" timestamp (3) with time zone,
	"reversal" text,
	CONSTRAINT "fulfilments_attempts" CHECK ("main"."fulfilments"."attempts" >= 0),
	CONSTRAINT "fulfilments_done" CHECK ("main"."fulfilments"."due_at" is null or ("main"."fulfilments"."fulfilled_at" is null and "main"."fulfilments"."reversed_at" is null)),
	CONSTRAINT "fulfilments_reversal" CHECK (("main"."fulfilments"."reversed_at" is null) = ("main"."fulfilments"."reversal" is null) and ("main"."fulfilments"."reversal" is null or "main"."fulfilments"."reversal" in ('refunded', 'charged_back', 'denied')))
);
--> statement-breakpoint
CREATE TABLE "main"."order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"is_included" boolean NOT NULL,
	"product_service_id" text,
	"promo_code" text,
	"tax_class" text,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind" CHECK ("main"."order_lines"."kind" in ('item', 'promo_discount', 'tax')),
	CONSTRAINT "order_lines_sign" CHECK (case when "main"."order_lines"."kind" = 'promo_discount' then "main"."order_lines"."amount_rupiah" <= 0 else "main"."order_lines"."amount_rupiah" >= 0 end),
	CONSTRAINT "order_lines_included" CHECK ("main"."order_lines"."is_included" = ("main"."order_lines"."kind" = 'tax')),
	CONSTRAINT "order_lines_item" CHECK (("main"."order_lines"."kind" = 'item') = ("main"."order_lines"."product_service_id" is not null)),
	CONSTRAINT "order_lines_discount" CHECK (("main"."order_lines"."kind" = 'promo_discount') = ("main"."order_lines"."promo_code" is not null)),
	CONSTRAINT "order_lines_tax" CHECK (("main"."order_lines"."kind" <> 'promo_discount') = ("main"."order_lines"."tax_class" is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."order_state_transitions" (
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "order_state_transitions_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "main"."promo_code_services" (
	"promo_code" text NOT NULL,
	"product_service_id" text NOT NULL,
	CONSTRAINT "promo_code_services_promo_code_product_service_id_pk" PRIMARY KEY("promo_code","product_service_id")
);
--> statement-breakpoint
CREATE TABLE "main"."promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"minimum_rupiah" bigint DEFAULT 0 NOT NULL,
	"discount_kind" text NOT NULL,
	"discount_value" bigint NOT NULL,
	CONSTRAINT "promo_codes_capitals" CHECK ("main"."promo_codes"."code" = upper("main"."promo_codes"."code") and "main"."promo_codes"."code" <> ''),
	CONSTRAINT "promo_codes_period" CHECK ("main"."promo_codes"."starts_at" < "main"."promo_codes"."ends_at"),
	CONSTRAINT "promo_codes_quota" CHECK ("main"."promo_codes"."used" between 0 and "main"."promo_codes"."quota"),
	CONSTRAINT "promo_codes_minimum" CHECK ("main"."promo_codes"."minimum_rupiah" >= 0),
	CONSTRAINT "promo_codes_kind" CHECK ("main"."promo_codes"."discount_kind" in ('percent', 'rupiah')),
	CONSTRAINT "promo_codes_value" CHECK ("main"."promo_codes"."discount_value" > 0 and "main"."promo_codes"."discount_value" < case "main"."promo_codes"."discount_kind" when 'percent' then 100 else "main"."promo_codes"."minimum_rupiah" end)
);
--> statement-breakpoint
CREATE TABLE "main"."promo_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promo_code" text NOT NULL,
	"user_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "main"."orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "main"."transactions" DROP CONSTRAINT "transactions_state";--> statement-breakpoint
ALTER TABLE "main"."transactions" DROP CONSTRAINT "transactions_paid_at";--> statement-breakpoint
DROP INDEX "main"."transactions_of_user";--> statement-breakpoint
ALTER TABLE "main"."orders" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "main"."orders" SET "expires_at" = coalesce((SELECT "expires_at" FROM "main"."transactions" WHERE "order_id" = "orders"."id"), "created_at" + interval '1 hour');--> statement-breakpoint
ALTER TABLE "main"."orders" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD COLUMN "charge_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD COLUMN "refunded_rupiah" bigint;--> statement-breakpoint
ALTER TABLE "main"."product_services" ADD COLUMN "tax_class" text DEFAULT 'standard_11' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD COLUMN "refunded_rupiah" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_code_services" ADD CONSTRAINT "promo_code_services_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_code_services" ADD CONSTRAINT "promo_code_services_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "main"."fulfilments" USING btree ("due_at") WHERE "main"."fulfilments"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_redemptions_one_a_user" ON "main"."promo_redemptions" USING btree ("promo_code","user_id") WHERE "main"."promo_redemptions"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "promo_redemptions_of_user" ON "main"."promo_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "main"."orders" USING btree ("expires_at") WHERE "main"."orders"."state" in ('created', 'otp_pending');--> statement-breakpoint
CREATE INDEX "payment_notifications_of_transaction" ON "main"."payment_notifications" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_pending" ON "main"."transactions" USING btree ("expires_at") WHERE "main"."transactions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_of_user" ON "main"."transactions" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_state" CHECK ("main"."orders"."state" in ('created', 'otp_pending', 'awaiting_payment', 'paid', 'expired', 'cancelled', 'denied', 'partially_refunded', 'refunded', 'charged_back'));--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD CONSTRAINT "payment_notifications_refunded" CHECK ("main"."payment_notifications"."refunded_rupiah" >= 0);--> statement-breakpoint
ALTER TABLE "main"."product_services" ADD CONSTRAINT "product_services_tax_class" CHECK ("main"."product_services"."tax_class" in ('exempt_health', 'standard_11', 'non_pkp'));--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_refunded" CHECK ("main"."transactions"."refunded_rupiah" between 0 and "main"."transactions"."total_rupiah");--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_state" CHECK ("main"."transactions"."state" in ('pending', 'paid', 'expired', 'cancelled', 'denied', 'partially_refunded', 'refunded', 'charged_back'));--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_paid_at" CHECK (("main"."transactions"."state" in ('paid', 'partially_refunded', 'refunded', 'charged_back')) = ("main"."transactions"."paid_at" is not null));--> statement-breakpoint
INSERT INTO "main"."order_state_transitions" ("from_state", "to_state") VALUES
	('created', 'otp_pending'),
	('created', 'expired'),
	('created', 'cancelled'),
	('otp_pending', 'awaiting_payment'),
	('otp_pending', 'expired'),
	('otp_pending', 'cancelled'),
	('awaiting_payment', 'expired'),
	('awaiting_payment', 'cancelled'),
	('awaiting_payment', 'denied'),
	('awaiting_payment', 'paid'),
	('awaiting_payment', 'partially_refunded'),
	('awaiting_payment', 'refunded'),
	('awaiting_payment', 'charged_back'),
	('paid', 'denied'),
	('paid', 'partially_refunded'),
	('paid', 'refunded'),
	('paid', 'charged_back'),
	('expired', 'paid'),
	('expired', 'partially_refunded'),
	('expired', 'refunded'),
	('expired', 'charged_back'),
	('cancelled', 'paid'),
	('cancelled', 'partially_refunded'),
	('cancelled', 'refunded'),
	('cancelled', 'charged_back'),
	('denied', 'paid'),
	('denied', 'partially_refunded'),
	('denied', 'refunded'),
	('denied', 'charged_back'),
	('partially_refunded', 'refunded'),
	('partially_refunded', 'charged_back'),
	('refunded', 'charged_back');--> statement-breakpoint
CREATE FUNCTION "main"."hold_order_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.state <> 'created' THEN
			RAISE EXCEPTION 'an order begins created, not %', NEW.state USING ERRCODE = 'check_violation';
		END IF;
	ELSIF NEW.state <> OLD.state AND NOT EXISTS (
		SELECT FROM "main"."order_state_transitions"
		WHERE "from_state" = OLD.state AND "to_state" = NEW.state
	) THEN
		RAISE EXCEPTION 'an order that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_state_transitions" BEFORE INSERT OR UPDATE OF "state" ON "main"."orders"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_state"();--> statement-breakpoint
-- Orders from before there were lines: one line that says what they came to.
INSERT INTO "main"."order_lines" ("order_id", "position", "kind", "amount_rupiah", "is_included", "product_service_id", "tax_class")
SELECT "id", 1, 'item', "total_rupiah", false, "product_service_id", 'non_pkp' FROM "main"."orders";--> statement-breakpoint
CREATE FUNCTION "main"."hold_order_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Only the row of the table that was changed has the column that is asked for.
	changed_order text := CASE WHEN TG_TABLE_NAME = 'orders' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'order_id' END;
BEGIN
	IF EXISTS (
		SELECT FROM "main"."orders" AS o WHERE o."id" = changed_order AND o."total_rupiah" IS DISTINCT FROM (
			SELECT sum(l."amount_rupiah") FROM "main"."order_lines" AS l
			WHERE l."order_id" = o."id" AND NOT l."is_included"
		)
	) THEN
		RAISE EXCEPTION 'the lines of order % do not come to its total', changed_order USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_total_of_lines" AFTER INSERT OR UPDATE OF "total_rupiah" ON "main"."orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_total"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_lines_come_to_total" AFTER INSERT ON "main"."order_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_total"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."order_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "payment_notifications_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."payment_notifications"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
-- What was paid for before has been given: its tracker stands for it.
INSERT INTO "main"."fulfilments" ("order_id", "created_at", "fulfilled_at")
SELECT "order_id", "created_at", "created_at" FROM "main"."trackers";
