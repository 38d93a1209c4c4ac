CREATE TABLE "main"."reminders" (
	"tracker_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"hour" integer NOT NULL,
	"zone" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_id" UNIQUE("id"),
	CONSTRAINT "reminders_hour" CHECK ("main"."reminders"."hour" between 0 and 23),
	CONSTRAINT "reminders_weekdays" CHECK (cardinality("main"."reminders"."weekdays") between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "main"."reminders" ADD CONSTRAINT "reminders_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "main"."reminders" USING btree ("due_at");