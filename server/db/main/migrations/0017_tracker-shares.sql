CREATE TABLE "main"."share_views" (
	"id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"browser" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."tracker_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"label" text NOT NULL,
	"shown_name" text NOT NULL,
	"sections" text[] NOT NULL,
	"day_count" integer NOT NULL,
	"pin_hmac" text,
	"wrong_pin_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "tracker_shares_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "tracker_shares_sections" CHECK (cardinality("main"."tracker_shares"."sections") > 0)
);
--> statement-breakpoint
ALTER TABLE "main"."share_views" ADD CONSTRAINT "share_views_share_id_tracker_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "main"."tracker_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tracker_shares" ADD CONSTRAINT "tracker_shares_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_views_of_share" ON "main"."share_views" USING btree ("share_id","at");--> statement-breakpoint
CREATE INDEX "tracker_shares_of_tracker" ON "main"."tracker_shares" USING btree ("tracker_id");