CREATE TABLE "main"."pkp_statuses" (
	"approval_id" text PRIMARY KEY NOT NULL,
	"is_pkp" boolean NOT NULL,
	"starts_on" date NOT NULL,
	"letter_number" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pkp_statuses_start" CHECK ("main"."pkp_statuses"."starts_on" >= ("main"."pkp_statuses"."recorded_at" at time zone 'Asia/Jakarta')::date),
	CONSTRAINT "pkp_statuses_letter" CHECK (length("main"."pkp_statuses"."letter_number") >= 3 and "main"."pkp_statuses"."letter_number" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
);
--> statement-breakpoint
ALTER TABLE "main"."approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "main"."pkp_statuses" ADD CONSTRAINT "pkp_statuses_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_company" CHECK ("main"."approvals"."kind" <> 'pkp' or "main"."approvals"."subject" = 'company');--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout', 'address', 'price', 'kol_payout', 'pkp'));--> statement-breakpoint
CREATE FUNCTION "main"."hold_pkp_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A later decision replaces a status that has not begun, so the order of decisions counts.
	IF EXISTS (SELECT FROM "main"."pkp_statuses" WHERE "recorded_at" >= NEW.recorded_at) THEN
		RAISE EXCEPTION 'statuses are decided one after another' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM "main"."use_approval"(NEW.approval_id, 'pkp', NEW.recorded_at, jsonb_build_object(
		'isPkp', NEW.is_pkp, 'startsOn', to_char(NEW.starts_on, 'YYYY-MM-DD'), 'letterNumber', NEW.letter_number
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "pkp_statuses_hold" BEFORE INSERT ON "main"."pkp_statuses"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_pkp_status"();--> statement-breakpoint
CREATE TRIGGER "pkp_statuses_append_only" BEFORE UPDATE OR DELETE ON "main"."pkp_statuses"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();
