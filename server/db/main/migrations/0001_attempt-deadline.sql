ALTER TABLE "main"."transactions" ADD COLUMN "attempt_expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- The deadline of a chosen method stood in the deadline of its transaction.
UPDATE "main"."transactions"
SET "attempt_expires_at" = least("expires_at", "created_at" + interval '24 hours'),
	"expires_at" = "created_at" + interval '24 hours'
WHERE "state" = 'pending' AND "chosen_method" IS NOT NULL;
