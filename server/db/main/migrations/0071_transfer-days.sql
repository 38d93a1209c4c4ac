CREATE FUNCTION "main"."hold_refund_transfer_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.paid_on > (NEW.recorded_at AT TIME ZONE 'Asia/Jakarta')::date OR NEW.paid_on < (
		SELECT ("requested_at" AT TIME ZONE 'Asia/Jakarta')::date FROM "main"."refunds" WHERE "id" = NEW.refund_id
	) THEN
		RAISE EXCEPTION 'a transfer is neither in the future nor before its request' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refund_payouts_day" BEFORE INSERT ON "main"."refund_payouts"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_refund_transfer_day"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_kol_transfer_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The statement of a month is made after it.
	IF NEW.paid_on > (NEW.recorded_at AT TIME ZONE 'Asia/Jakarta')::date OR to_char(NEW.paid_on, 'YYYY-MM') <= NEW.month THEN
		RAISE EXCEPTION 'a transfer is neither in the future nor before its statement' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "kol_payouts_day" BEFORE INSERT ON "main"."kol_payouts"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_kol_transfer_day"();
