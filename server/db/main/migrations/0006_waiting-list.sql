DROP INDEX "main"."waitlist_entries_active";--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD COLUMN "until_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD COLUMN "look_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "waitlist_entries_look" ON "main"."waitlist_entries" USING btree ("look_at") WHERE "main"."waitlist_entries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_entries_offer" ON "main"."waitlist_entries" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_active" ON "main"."waitlist_entries" USING btree ("tracker_id","practice_number") WHERE "main"."waitlist_entries"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD CONSTRAINT "waitlist_entries_state" CHECK ("main"."waitlist_entries"."state" in ('waiting', 'booked', 'left', 'expired'));--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD CONSTRAINT "waitlist_entries_booked" CHECK ("main"."waitlist_entries"."state" <> 'booked' or "main"."waitlist_entries"."appointment_id" is not null);