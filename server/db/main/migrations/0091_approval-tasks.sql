ALTER TABLE "main"."tasks" DROP CONSTRAINT "tasks_kind";--> statement-breakpoint
-- A task of an address was about its account. One that waits for nobody any more is over.
UPDATE "main"."tasks" SET "kind" = 'approval', "subject" = "approvals"."id"
FROM "main"."approvals"
WHERE "tasks"."kind" = 'address_change' AND "tasks"."closed_at" IS NULL
	AND "approvals"."kind" = 'address' AND "approvals"."subject" = "tasks"."subject" AND "approvals"."state" = 'requested';--> statement-breakpoint
UPDATE "main"."tasks" SET "kind" = 'approval', "closed_at" = coalesce("closed_at", now()), "outcome" = coalesce("outcome", 'cause_gone')
WHERE "kind" = 'address_change';--> statement-breakpoint
ALTER TABLE "main"."tasks" ADD CONSTRAINT "tasks_kind" CHECK ("main"."tasks"."kind" in ('refund_by_hand', 'surplus_by_hand', 'paid_after_deletion', 'odd_amount', 'fulfilment', 'mail', 'licence', 'hidden_nutritionist', 'lead', 'data_request', 'breach', 'approval', 'lead_step', 'credential', 'kol_payout', 'claim'));--> statement-breakpoint
INSERT INTO "main"."tasks" ("id", "kind", "subject", "opened_at", "due_at")
SELECT "id", 'approval', "id", "requested_at", "expires_at" FROM "main"."approvals" WHERE "state" = 'requested'
ON CONFLICT DO NOTHING;