CREATE TABLE "main"."goals" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"starts_on" date NOT NULL,
	"start_kilograms" numeric(5, 2) NOT NULL,
	"target_kilograms" numeric(5, 2) NOT NULL,
	"weeks" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_on" date,
	CONSTRAINT "goals_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "goals_weeks" CHECK ("main"."goals"."weeks" between 1 and 104),
	CONSTRAINT "goals_period" CHECK ("main"."goals"."ended_on" is null or "main"."goals"."ended_on" >= "main"."goals"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" ADD COLUMN "eating_needs_person" boolean;--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" ADD COLUMN "eating_checked_on" date;--> statement-breakpoint
ALTER TABLE "main"."goals" ADD CONSTRAINT "goals_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_current" ON "main"."goals" USING btree ("tracker_id") WHERE "main"."goals"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "goals_of_tracker" ON "main"."goals" USING btree ("tracker_id","created_at");--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" ADD CONSTRAINT "nutrition_profiles_eating" CHECK (("main"."nutrition_profiles"."eating_needs_person" is null) = ("main"."nutrition_profiles"."eating_checked_on" is null));