ALTER TABLE "cms"."page_meta" ADD COLUMN "claim_evidence" text;--> statement-breakpoint
ALTER TABLE "cms"."page_meta" ADD COLUMN "claim_evidence_until" date;