ALTER TABLE "main"."refunds" DROP CONSTRAINT "refunds_transaction";--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD COLUMN "surplus_attempt" integer;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD COLUMN "paid_attempt" integer;--> statement-breakpoint
UPDATE "main"."transactions" SET "paid_attempt" = coalesce((SELECT "attempt" FROM "main"."payment_notifications" WHERE "transaction_id" = "transactions"."id" AND "outcome" = 'paid' ORDER BY "received_at" LIMIT 1), 1) WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "main"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_once" UNIQUE NULLS NOT DISTINCT("transaction_id","surplus_attempt");--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_paid_attempt" CHECK (("main"."transactions"."paid_at" is not null) = ("main"."transactions"."paid_attempt" is not null));