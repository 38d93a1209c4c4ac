ALTER TABLE "main"."refund_accounts" DROP CONSTRAINT "refund_accounts_number";--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD COLUMN "last_digits" text;--> statement-breakpoint
UPDATE "main"."refund_accounts" SET "last_digits" = right("number", 4);--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ALTER COLUMN "last_digits" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD CONSTRAINT "refund_accounts_last_digits" CHECK ("main"."refund_accounts"."last_digits" ~ '^[0-9]{4}$');
