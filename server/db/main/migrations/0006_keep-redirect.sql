ALTER TABLE "main"."registrations" ADD COLUMN "redirect" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD COLUMN "browser_key_hash" text;--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD CONSTRAINT "registrations_redirect" CHECK ("main"."registrations"."redirect" ~ '^(/|$)');