CREATE TABLE "main"."measurements" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"measured_on" date NOT NULL,
	"value" numeric(7, 2) NOT NULL,
	"second_value" numeric(7, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "measurements_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "measurements_second" CHECK (("main"."measurements"."second_value" is not null) = ("main"."measurements"."kind" = 'bloodPressure'))
);
--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_of_day" ON "main"."measurements" USING btree ("tracker_id","measured_on");