ALTER TABLE "cms"."page_meta" ADD COLUMN "claim_evidence_url" text;--> statement-breakpoint
ALTER TABLE "cms"."page_meta" ADD COLUMN "claim_evidence_on" date;