CREATE TABLE "main"."kol_commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"kol_code" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_commissions_kind" CHECK ("main"."kol_commissions"."kind" in ('earned', 'reversed')),
	CONSTRAINT "kol_commissions_sign" CHECK (case when "main"."kol_commissions"."kind" = 'earned' then "main"."kol_commissions"."amount_rupiah" >= 0 else "main"."kol_commissions"."amount_rupiah" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "main"."kol_statements" (
	"kol_code" text NOT NULL,
	"month" text NOT NULL,
	"order_count" integer NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_statements_kol_code_month_pk" PRIMARY KEY("kol_code","month"),
	CONSTRAINT "kol_statements_month" CHECK ("main"."kol_statements"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "main"."kols" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"commission_percent" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "kols_user" UNIQUE("user_id"),
	CONSTRAINT "kols_code" CHECK ("main"."kols"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "kols_percent" CHECK ("main"."kols"."commission_percent" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "main"."program_periods" (
	"order_id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"session_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	CONSTRAINT "program_periods_order" CHECK ("main"."program_periods"."ends_on" >= "main"."program_periods"."starts_on"),
	CONSTRAINT "program_periods_sessions" CHECK ("main"."program_periods"."session_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "receipt_counters_positive" CHECK ("main"."receipt_counters"."last_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "main"."refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "refunds_amount" CHECK ("main"."refunds"."amount_rupiah" > 0),
	CONSTRAINT "refunds_state" CHECK ("main"."refunds"."state" in ('requested', 'paid_back', 'by_hand')),
	CONSTRAINT "refunds_settled" CHECK (("main"."refunds"."state" = 'requested') = ("main"."refunds"."settled_at" is null)),
	CONSTRAINT "refunds_due_once" CHECK ("main"."refunds"."due_at" is null or "main"."refunds"."state" = 'requested')
);
--> statement-breakpoint
CREATE TABLE "main"."session_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_credits_kind" CHECK ("main"."session_credits"."kind" in ('granted', 'used', 'reversed')),
	CONSTRAINT "session_credits_sign" CHECK (case when "main"."session_credits"."kind" = 'granted' then "main"."session_credits"."amount" > 0 else "main"."session_credits"."amount" < 0 end),
	CONSTRAINT "session_credits_order" CHECK (("main"."session_credits"."kind" = 'used') = ("main"."session_credits"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "main"."trackers" DROP CONSTRAINT "trackers_period";--> statement-breakpoint
ALTER TABLE "main"."orders" ADD COLUMN "kol_code" text;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD COLUMN "session_balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kol_commissions" ADD CONSTRAINT "kol_commissions_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_commissions" ADD CONSTRAINT "kol_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_statements" ADD CONSTRAINT "kol_statements_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kols" ADD CONSTRAINT "kols_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."program_periods" ADD CONSTRAINT "program_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."program_periods" ADD CONSTRAINT "program_periods_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "main"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kol_commissions_of_kol" ON "main"."kol_commissions" USING btree ("kol_code","created_at");--> statement-breakpoint
CREATE INDEX "kol_commissions_of_order" ON "main"."kol_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "program_periods_of_tracker" ON "main"."program_periods" USING btree ("tracker_id","starts_on");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "main"."refunds" USING btree ("due_at") WHERE "main"."refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "session_credits_of_tracker" ON "main"."session_credits" USING btree ("tracker_id","created_at");--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD CONSTRAINT "outbox_mails_receipt_number_receipts_number_fk" FOREIGN KEY ("receipt_number") REFERENCES "main"."receipts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_session_balance" CHECK ("main"."trackers"."session_balance" >= 0);--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_period" CHECK ("main"."trackers"."ends_on" >= "main"."trackers"."starts_on");--> statement-breakpoint
INSERT INTO "main"."program_periods" ("order_id", "tracker_id", "starts_on", "ends_on", "session_count", "created_at")
SELECT t."order_id", t."id", t."starts_on", t."ends_on", s."session_count", t."created_at"
FROM "main"."trackers" t
JOIN "main"."orders" o ON o."id" = t."order_id"
JOIN "main"."product_services" s ON s."id" = o."product_service_id";--> statement-breakpoint
CREATE FUNCTION "main"."move_session_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."trackers" SET "session_balance" = "session_balance" + NEW."amount" WHERE "id" = NEW."tracker_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_credits_balance" AFTER INSERT ON "main"."session_credits"
FOR EACH ROW EXECUTE FUNCTION "main"."move_session_balance"();--> statement-breakpoint
CREATE FUNCTION "main"."keep_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Inside another trigger a deletion is the cascade of what the row belongs to.
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_credits_append_only" BEFORE UPDATE OR DELETE ON "main"."session_credits"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE FUNCTION "main"."keep_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."buyer_name" = ''
		AND (NEW."number", NEW."order_id", NEW."content", NEW."issued_at") IS NOT DISTINCT FROM (OLD."number", OLD."order_id", OLD."content", OLD."issued_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'receipts is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "receipts_append_only" BEFORE UPDATE OR DELETE ON "main"."receipts"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_receipt"();--> statement-breakpoint
INSERT INTO "main"."session_credits" ("id", "tracker_id", "kind", "amount", "order_id", "created_at")
SELECT 'granted-' || p."order_id", p."tracker_id", 'granted', p."session_count", p."order_id", p."created_at"
FROM "main"."program_periods" p WHERE p."session_count" > 0;
--> statement-breakpoint
CREATE TRIGGER "kol_commissions_append_only" BEFORE UPDATE OR DELETE ON "main"."kol_commissions"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
ALTER TABLE "main"."trackers" DROP CONSTRAINT "trackers_order";--> statement-breakpoint
ALTER TABLE "main"."trackers" DROP CONSTRAINT "trackers_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "main"."trackers" DROP COLUMN "order_id";
