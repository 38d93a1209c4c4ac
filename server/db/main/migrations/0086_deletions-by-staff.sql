ALTER TABLE "main"."approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "main"."privacy_cases" ADD COLUMN "deletion_approval_id" text;--> statement-breakpoint
ALTER TABLE "main"."privacy_cases" ADD CONSTRAINT "privacy_cases_deletion_approval_id_approvals_id_fk" FOREIGN KEY ("deletion_approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout', 'address', 'price', 'kol_payout', 'pkp', 'deletion'));--> statement-breakpoint
CREATE FUNCTION "main"."use_deletion_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "main"."use_approval"(NEW.deletion_approval_id, 'deletion', NEW.closed_at, jsonb_build_object(
		'caseId', NEW.id, 'userId', NEW.user_id
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "privacy_cases_use_approval" BEFORE UPDATE OF "deletion_approval_id" ON "main"."privacy_cases"
FOR EACH ROW WHEN (NEW."deletion_approval_id" IS DISTINCT FROM OLD."deletion_approval_id") EXECUTE FUNCTION "main"."use_deletion_approval"();
