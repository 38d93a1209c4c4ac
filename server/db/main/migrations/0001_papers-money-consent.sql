ALTER TABLE "main"."transactions" ADD COLUMN "attempt_expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- The deadline of a chosen method stood in the deadline of its transaction.
UPDATE "main"."transactions"
SET "attempt_expires_at" = least("expires_at", "created_at" + interval '24 hours'),
	"expires_at" = "created_at" + interval '24 hours'
WHERE "state" = 'pending' AND "chosen_method" IS NOT NULL;--> statement-breakpoint
-- Names and countries that were stored with characters that no cookie carries.
UPDATE "main"."users" SET
	"first_name" = coalesce(nullif(btrim(regexp_replace(regexp_replace("first_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')), ''), split_part("email", '@', 1)),
	"last_name" = btrim(regexp_replace(regexp_replace("last_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')),
	"country" = btrim(regexp_replace(regexp_replace("country", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g'))
WHERE "first_name" || "last_name" || "country" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "main"."registrations" SET
	"first_name" = coalesce(nullif(btrim(regexp_replace(regexp_replace("first_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')), ''), split_part("email", '@', 1)),
	"last_name" = btrim(regexp_replace(regexp_replace("last_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g'))
WHERE "first_name" || "last_name" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD CONSTRAINT "registrations_lines" CHECK ("main"."registrations"."first_name" || "main"."registrations"."last_name" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "main"."users" ADD CONSTRAINT "users_lines" CHECK ("main"."users"."first_name" || "main"."users"."last_name" || "main"."users"."country" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');--> statement-breakpoint
-- 19 characters of which no two look or sound alike. As 19 is a prime, the check character reveals
-- every single wrong character and every swap of two neighbours.
CREATE FUNCTION "main"."with_check_character"(body text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT left(body, 3) || '-' || right(body, 3) || substr('0123456789AHKMRUWXY', 1 + (sum(place * (strpos('0123456789AHKMRUWXY', substr(body, place, 1)) - 1)) % 19)::int, 1)
	FROM generate_series(1, 6) AS place
$$;--> statement-breakpoint
-- Scatters the counter over all 19^6 bodies, each of them once, so that a number tells no one how
-- many orders there are.
CREATE FUNCTION "main"."order_number"(counter bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT "main"."with_check_character"(string_agg(substr('0123456789AHKMRUWXY', 1 + ((counter % 47045881 * 31415927 + 12345678) % 47045881 / power(19, 6 - place)::bigint % 19)::int, 1), '' ORDER BY place))
	FROM generate_series(1, 6) AS place
$$;--> statement-breakpoint
CREATE SEQUENCE "main"."order_numbers";--> statement-breakpoint
ALTER TABLE "main"."orders" ADD COLUMN "number" text DEFAULT main.order_number(nextval('main.order_numbers')) NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_number" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_number_right" CHECK ("main"."orders"."number" ~ '^[0-9AHKMRUWXY]{3}-[0-9AHKMRUWXY]{4}$' and "main"."orders"."number" = main.with_check_character(left(replace("main"."orders"."number", '-', ''), 6)));--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD COLUMN "measured_at" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD COLUMN "meal_timing" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD COLUMN "typed_in" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_time" CHECK ("main"."measurements"."measured_at" is null or ("main"."measurements"."measured_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and ("main"."measurements"."kind" = 'bloodPressure' or "main"."measurements"."kind" = 'randomGlucose' or "main"."measurements"."kind" = 'fastingGlucose' or "main"."measurements"."kind" = 'twoHourGlucose')));--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_meal" CHECK ("main"."measurements"."meal_timing" is null or ("main"."measurements"."meal_timing" in ('before', 'after')
        and ("main"."measurements"."kind" = 'bloodPressure' or "main"."measurements"."kind" = 'randomGlucose')));--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_unit" CHECK ("main"."measurements"."typed_in" is null or (("main"."measurements"."kind", "main"."measurements"."typed_in") = ('randomGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('fastingGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('twoHourGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('hba1c', 'mmol/mol') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('totalCholesterol', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('ldl', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('hdl', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('triglycerides', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('uricAcid', 'µmol/L')));--> statement-breakpoint
-- Forms kept one decimal of a number typed in mg/dL or percent, so a value with two was typed in the
-- other unit, if its conversion there and back gives the same value.
UPDATE "main"."measurements" SET "typed_in" = 'mmol/L'
WHERE "value" <> round("value", 1) AND (
	("kind" IN ('fastingGlucose', 'twoHourGlucose') AND round(round("value" / 18.016, 2) * 18.016, 2) = "value")
	OR ("kind" IN ('totalCholesterol', 'ldl', 'hdl') AND round(round("value" / 38.67, 2) * 38.67, 2) = "value")
	OR ("kind" = 'triglycerides' AND round(round("value" / 88.57, 2) * 88.57, 2) = "value"));--> statement-breakpoint
UPDATE "main"."measurements" SET "typed_in" = 'µmol/L'
WHERE "kind" = 'uricAcid' AND "value" <> round("value", 1) AND round(round("value" * 59.48) / 59.48, 2) = "value";--> statement-breakpoint
UPDATE "main"."measurements" SET "typed_in" = 'mmol/mol'
WHERE "kind" = 'hba1c' AND "value" <> round("value", 1) AND round(round(10.929 * ("value" - 2.152)) / 10.929 + 2.152, 2) = "value";--> statement-breakpoint
CREATE TABLE "main"."refund_accounts" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_accounts_number" CHECK ("main"."refund_accounts"."number" ~ '^[0-9]{6,20}$')
);
--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "main"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD CONSTRAINT "refund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_accounts_of_user" ON "main"."refund_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "main"."forget_refund_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "main"."refund_accounts" WHERE "refund_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_forget_account" AFTER UPDATE OF "state" ON "main"."refunds"
FOR EACH ROW WHEN (NEW."state" = 'paid_back') EXECUTE FUNCTION "main"."forget_refund_account"();--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD COLUMN "redirect" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD COLUMN "browser_key_hash" text;--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD CONSTRAINT "registrations_redirect" CHECK ("main"."registrations"."redirect" ~ '^(/|$)');--> statement-breakpoint
CREATE TABLE "main"."health_consents" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "main"."health_consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"is_given" boolean NOT NULL,
	"is_adult" boolean NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_consents_adult" CHECK ("main"."health_consents"."is_adult" or not "main"."health_consents"."is_given")
);
--> statement-breakpoint
ALTER TABLE "main"."health_consents" ADD CONSTRAINT "health_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_consents_by_user" ON "main"."health_consents" USING btree ("user_id","number");--> statement-breakpoint
-- A member who has just signed in or proved their address confirms an order without a code.
INSERT INTO "main"."order_state_transitions" ("from_state", "to_state") VALUES ('created', 'awaiting_payment');
