CREATE TABLE "main"."photos" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"taken_on" date NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_tracker_id_id_pk" PRIMARY KEY("tracker_id","id")
);
--> statement-breakpoint
ALTER TABLE "main"."photos" ADD CONSTRAINT "photos_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_of_day" ON "main"."photos" USING btree ("tracker_id","taken_on");