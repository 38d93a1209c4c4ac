ALTER TABLE "main"."refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_policy_once" ON "main"."refunds" USING btree ("transaction_id") WHERE "main"."refunds"."surplus_attempt" is null and "main"."refunds"."approval_id" is null;--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_surplus_once" UNIQUE("transaction_id","surplus_attempt");--> statement-breakpoint
CREATE FUNCTION "main"."hold_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid record;
	asked record;
BEGIN
	-- Refunds of one payment wait for each other, so each counts those before it.
	SELECT "total_rupiah", "refunded_rupiah" INTO paid FROM "main"."transactions" WHERE "id" = NEW.transaction_id FOR UPDATE;
	SELECT
		coalesce(sum("amount_rupiah") FILTER (WHERE "state" = 'paid_back'), 0) AS "settled",
		coalesce(sum("amount_rupiah") FILTER (WHERE "state" <> 'paid_back'), 0) AS "open"
	INTO asked FROM "main"."refunds" WHERE "transaction_id" = NEW.transaction_id AND "surplus_attempt" IS NULL;
	IF NEW.amount_rupiah > paid.total_rupiah - greatest(paid.refunded_rupiah, asked.settled) - asked.open THEN
		RAISE EXCEPTION 'more would be asked back than was paid' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" BEFORE INSERT ON "main"."refunds"
FOR EACH ROW WHEN (NEW."surplus_attempt" IS NULL) EXECUTE FUNCTION "main"."hold_refunds"();