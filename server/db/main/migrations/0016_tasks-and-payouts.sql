CREATE TABLE "main"."approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout')),
	CONSTRAINT "approvals_state" CHECK ("main"."approvals"."state" in ('requested', 'approved', 'refused', 'expired')),
	CONSTRAINT "approvals_reason" CHECK (length(btrim("main"."approvals"."reason")) >= 10),
	CONSTRAINT "approvals_period" CHECK ("main"."approvals"."expires_at" > "main"."approvals"."requested_at"),
	CONSTRAINT "approvals_second_person" CHECK ("main"."approvals"."decided_by" <> "main"."approvals"."requested_by"),
	CONSTRAINT "approvals_decided" CHECK (("main"."approvals"."state" in ('approved', 'refused')) = ("main"."approvals"."decided_by" is not null)
        and ("main"."approvals"."decided_by" is null) = ("main"."approvals"."decided_at" is null)
        and "main"."approvals"."decided_at" <= "main"."approvals"."expires_at"),
	CONSTRAINT "approvals_used" CHECK ("main"."approvals"."used_at" is null or "main"."approvals"."state" = 'approved')
);
--> statement-breakpoint
CREATE TABLE "main"."refund_payouts" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"bank" text NOT NULL,
	"account" text,
	"last_digits" text NOT NULL,
	"holder" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"evidence" text NOT NULL,
	"approval_id" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_payouts_approval" UNIQUE("approval_id"),
	CONSTRAINT "refund_payouts_amount" CHECK ("main"."refund_payouts"."amount_rupiah" > 0),
	CONSTRAINT "refund_payouts_last_digits" CHECK ("main"."refund_payouts"."last_digits" ~ '^[0-9]{4}$'),
	CONSTRAINT "refund_payouts_reference" CHECK ("main"."refund_payouts"."reference" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "refund_payouts_evidence" CHECK ("main"."refund_payouts"."evidence" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
);
--> statement-breakpoint
CREATE TABLE "main"."tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"assignee" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"outcome" text,
	CONSTRAINT "tasks_kind" CHECK ("main"."tasks"."kind" in ('refund_by_hand', 'surplus_by_hand', 'paid_after_deletion', 'odd_amount', 'fulfilment', 'mail', 'licence', 'hidden_nutritionist', 'lead')),
	CONSTRAINT "tasks_outcome" CHECK (("main"."tasks"."closed_at" is null) = ("main"."tasks"."outcome" is null)),
	CONSTRAINT "tasks_closed_by" CHECK ("main"."tasks"."closed_by" is null or "main"."tasks"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD COLUMN "approval_id" text;--> statement-breakpoint
ALTER TABLE "main"."refund_payouts" ADD CONSTRAINT "refund_payouts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "main"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refund_payouts" ADD CONSTRAINT "refund_payouts_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "main"."approvals" USING btree ("kind","subject") WHERE "main"."approvals"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "approvals_requested" ON "main"."approvals" USING btree ("requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_open" ON "main"."tasks" USING btree ("kind","subject") WHERE "main"."tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "main"."tasks" USING btree ("due_at","id") WHERE "main"."tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_subject" ON "main"."tasks" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_approval" UNIQUE("approval_id");--> statement-breakpoint
CREATE FUNCTION "main"."hold_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.state <> 'requested' OR NEW.used_at IS NOT NULL THEN
			RAISE EXCEPTION 'an approval begins as a request' USING ERRCODE = 'check_violation';
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'an approval is never deleted' USING ERRCODE = 'check_violation';
	ELSE
		IF (NEW.id, NEW.kind, NEW.subject, NEW.payload, NEW.requested_by, NEW.reason, NEW.requested_at, NEW.expires_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.subject, OLD.payload, OLD.requested_by, OLD.reason, OLD.requested_at, OLD.expires_at) THEN
			RAISE EXCEPTION 'what was asked never changes' USING ERRCODE = 'check_violation';
		END IF;
		IF OLD.state <> 'requested' AND (NEW.state, NEW.decided_by, NEW.decided_at)
			IS DISTINCT FROM (OLD.state, OLD.decided_by, OLD.decided_at) THEN
			RAISE EXCEPTION 'an approval is decided once' USING ERRCODE = 'check_violation';
		END IF;
		IF OLD.used_at IS NOT NULL AND NEW.used_at IS DISTINCT FROM OLD.used_at THEN
			RAISE EXCEPTION 'an approval is used once' USING ERRCODE = 'check_violation';
		END IF;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "approvals_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."approvals"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_approval"();--> statement-breakpoint
CREATE FUNCTION "main"."use_approval"(approval text, of_kind text, at timestamptz, of_values jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."approvals" SET "used_at" = at
	WHERE "id" = approval AND "kind" = of_kind AND "state" = 'approved' AND "used_at" IS NULL AND "payload" = of_values;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no unused approval of exactly these values' USING ERRCODE = 'check_violation';
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "main"."hold_payout"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'a payout is never deleted' USING ERRCODE = 'check_violation';
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.refund_id, NEW.amount_rupiah, NEW.bank, NEW.last_digits, NEW.paid_on, NEW.reference, NEW.evidence, NEW.approval_id, NEW.recorded_at)
			IS DISTINCT FROM (OLD.refund_id, OLD.amount_rupiah, OLD.bank, OLD.last_digits, OLD.paid_on, OLD.reference, OLD.evidence, OLD.approval_id, OLD.recorded_at)
			OR NEW.account IS NOT NULL OR NEW.holder <> '' THEN
			RAISE EXCEPTION 'of a payout only the account is emptied' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	PERFORM FROM "main"."refunds"
	WHERE "id" = NEW.refund_id AND "state" = 'by_hand' AND "amount_rupiah" = NEW.amount_rupiah;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'a payout settles a whole refund by hand' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM "main"."use_approval"(NEW.approval_id, 'payout', NEW.recorded_at, jsonb_build_object(
		'refundId', NEW.refund_id, 'amountRupiah', NEW.amount_rupiah, 'paidOn', NEW.paid_on::text,
		'reference', NEW.reference, 'evidence', NEW.evidence,
		'account', encode(sha256(convert_to(concat_ws(E'\n', NEW.bank, NEW.account, NEW.holder), 'UTF8')), 'hex')
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refund_payouts_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."refund_payouts"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_payout"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_refund_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "main"."use_approval"(NEW.approval_id, 'refund', NEW.requested_at, jsonb_build_object(
		'transactionId', NEW.transaction_id, 'amountRupiah', NEW.amount_rupiah
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refunds_use_approval" BEFORE INSERT ON "main"."refunds"
FOR EACH ROW WHEN (NEW."approval_id" IS NOT NULL) EXECUTE FUNCTION "main"."hold_refund_approval"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_returned_money"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- What the provider returned of the attempt, and what people did, against what the attempt paid.
	PERFORM FROM "main"."refunds"
	JOIN "main"."transactions" ON "transactions"."id" = "refunds"."transaction_id"
	CROSS JOIN LATERAL (SELECT coalesce("refunds"."surplus_attempt", "transactions"."paid_attempt") AS "number") "attempt"
	WHERE "refunds"."id" = NEW.refund_id AND "transactions"."total_rupiah" < (
		SELECT coalesce(max(CASE WHEN "outcome" = 'refunded' THEN "transactions"."total_rupiah" ELSE "refunded_rupiah" END), 0)
		FROM "main"."payment_notifications"
		WHERE "transaction_id" = "transactions"."id" AND "payment_notifications"."attempt" = "attempt"."number"
			AND "outcome" IN ('refunded', 'partially_refunded', 'charged_back')
	) + (
		SELECT coalesce(sum("refund_payouts"."amount_rupiah"), 0)
		FROM "main"."refund_payouts" JOIN "main"."refunds" "other" ON "other"."id" = "refund_payouts"."refund_id"
		WHERE "other"."transaction_id" = "transactions"."id"
			AND coalesce("other"."surplus_attempt", "transactions"."paid_attempt") = "attempt"."number"
	);
	IF FOUND THEN
		RAISE EXCEPTION 'more would go back than was paid' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refund_payouts_within_payment" AFTER INSERT ON "main"."refund_payouts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."hold_returned_money"();
