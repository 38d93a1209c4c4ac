CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TABLE "site"."session_renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"sealed" text,
	"successor_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_renewals_by_successor" ON "site"."session_renewals" USING btree ("successor_id");--> statement-breakpoint
CREATE INDEX "session_renewals_by_expiry" ON "site"."session_renewals" USING btree ("expires_at");