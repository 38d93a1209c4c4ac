CREATE TABLE "main"."deleted_photos" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_photos_tracker_id_id_pk" PRIMARY KEY("tracker_id","id")
);
--> statement-breakpoint
ALTER TABLE "main"."deleted_photos" ADD CONSTRAINT "deleted_photos_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;