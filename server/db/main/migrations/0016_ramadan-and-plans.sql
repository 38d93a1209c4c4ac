CREATE TABLE "main"."planned_foods" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"planned_on" date NOT NULL,
	"meal" text NOT NULL,
	"food_id" text NOT NULL,
	"measure" text NOT NULL,
	"amount" numeric(7, 2) NOT NULL,
	"grams" numeric(8, 2) NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "planned_foods_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "planned_foods_weight" CHECK ("main"."planned_foods"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."ramadans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "ramadans_period" CHECK ("main"."ramadans"."ends_on" between "main"."ramadans"."starts_on" and "main"."ramadans"."starts_on" + 30)
);
--> statement-breakpoint
ALTER TABLE "main"."planned_foods" ADD CONSTRAINT "planned_foods_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ramadans" ADD CONSTRAINT "ramadans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_foods_of_day" ON "main"."planned_foods" USING btree ("tracker_id","planned_on");