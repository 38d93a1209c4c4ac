CREATE TABLE "main"."kol_payouts" (
	"kol_code" text NOT NULL,
	"month" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"evidence" text NOT NULL,
	"approval_id" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_payouts_kol_code_month_pk" PRIMARY KEY("kol_code","month"),
	CONSTRAINT "kol_payouts_approval" UNIQUE("approval_id"),
	CONSTRAINT "kol_payouts_amount" CHECK ("main"."kol_payouts"."amount_rupiah" > 0),
	CONSTRAINT "kol_payouts_reference" CHECK ("main"."kol_payouts"."reference" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "kol_payouts_evidence" CHECK ("main"."kol_payouts"."evidence" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
);
--> statement-breakpoint
CREATE TABLE "main"."kol_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"kol_code" text NOT NULL,
	"percent" integer NOT NULL,
	"starts_on" date NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_rates_percent" CHECK ("main"."kol_rates"."percent" between 1 and 50),
	CONSTRAINT "kol_rates_later" CHECK ("main"."kol_rates"."starts_on" > ("main"."kol_rates"."set_at" at time zone 'Asia/Jakarta')::date)
);
--> statement-breakpoint
ALTER TABLE "main"."approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "main"."tasks" DROP CONSTRAINT "tasks_kind";--> statement-breakpoint
ALTER TABLE "main"."kol_statements" ADD COLUMN "carried_rupiah" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kol_payouts" ADD CONSTRAINT "kol_payouts_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_payouts" ADD CONSTRAINT "kol_payouts_statement" FOREIGN KEY ("kol_code","month") REFERENCES "main"."kol_statements"("kol_code","month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_rates" ADD CONSTRAINT "kol_rates_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kol_rates_of_kol" ON "main"."kol_rates" USING btree ("kol_code","starts_on","set_at");--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout', 'address', 'price', 'kol_payout'));--> statement-breakpoint
ALTER TABLE "main"."tasks" ADD CONSTRAINT "tasks_kind" CHECK ("main"."tasks"."kind" in ('refund_by_hand', 'surplus_by_hand', 'paid_after_deletion', 'odd_amount', 'fulfilment', 'mail', 'licence', 'hidden_nutritionist', 'lead', 'data_request', 'breach', 'address_change', 'lead_step', 'credential', 'kol_payout'));--> statement-breakpoint
-- Nothing was paid through the site so far.
UPDATE "main"."kol_statements" SET "carried_rupiah" = (
	SELECT coalesce(sum("amount_rupiah"), 0) FROM "main"."kol_commissions"
	WHERE "kol_commissions"."kol_code" = "kol_statements"."kol_code"
		AND to_char("kol_commissions"."created_at" AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') < "kol_statements"."month"
);--> statement-breakpoint
CREATE TRIGGER "kol_statements_append_only" BEFORE UPDATE OR DELETE ON "main"."kol_statements"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE TRIGGER "kol_rates_append_only" BEFORE UPDATE OR DELETE ON "main"."kol_rates"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE TRIGGER "kol_payouts_append_only" BEFORE UPDATE OR DELETE ON "main"."kol_payouts"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_kol_payout"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owed bigint;
BEGIN
	-- Payouts to one KOL wait for each other, so each counts those before it.
	PERFORM FROM "main"."kols" WHERE "code" = NEW.kol_code FOR UPDATE;
	SELECT least(
		coalesce(sum("amount_rupiah") FILTER (
			WHERE to_char("created_at" AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') <= NEW.month
		), 0),
		coalesce(sum("amount_rupiah"), 0)
	) INTO owed FROM "main"."kol_commissions" WHERE "kol_code" = NEW.kol_code;
	owed := owed - (SELECT coalesce(sum("amount_rupiah"), 0) FROM "main"."kol_payouts" WHERE "kol_code" = NEW.kol_code);
	IF NEW.amount_rupiah > owed THEN
		RAISE EXCEPTION 'more would be paid than is owed' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM FROM "main"."approvals" JOIN "main"."kols" ON "kols"."user_id" IN ("requested_by", "decided_by")
	WHERE "approvals"."id" = NEW.approval_id AND "kols"."code" = NEW.kol_code;
	IF FOUND THEN
		RAISE EXCEPTION 'a KOL takes no part in the own payout' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM "main"."use_approval"(NEW.approval_id, 'kol_payout', NEW.recorded_at, jsonb_build_object(
		'kolCode', NEW.kol_code, 'month', NEW.month, 'amountRupiah', NEW.amount_rupiah,
		'paidOn', NEW.paid_on::text, 'reference', NEW.reference, 'evidence', NEW.evidence
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "kol_payouts_hold" BEFORE INSERT ON "main"."kol_payouts"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_kol_payout"();
