DROP INDEX "main"."audit_entries_of_object";--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "main"."audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "main"."transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_by_state" ON "main"."transactions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_object" ON "main"."audit_entries" USING btree ("object_id","at");