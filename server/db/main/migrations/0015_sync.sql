CREATE TABLE "main"."sync_operations" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"kept" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_operations_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "sync_operations_state" CHECK ("main"."sync_operations"."state" in ('done', 'open', 'closed')),
	CONSTRAINT "sync_operations_kept" CHECK ("main"."sync_operations"."state" = 'open' or "main"."sync_operations"."kept" is null)
);
--> statement-breakpoint
ALTER TABLE "main"."sync_operations" ADD CONSTRAINT "sync_operations_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_operations_open" ON "main"."sync_operations" USING btree ("tracker_id") WHERE "main"."sync_operations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sync_operations_received" ON "main"."sync_operations" USING btree ("tracker_id","received_at");