CREATE TABLE "main"."consents" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"enable_cookies_functional" boolean NOT NULL,
	"enable_cookies_analytics" boolean NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_by_visitor" ON "main"."consents" USING btree ("visitor_id","given_at");