ALTER TABLE "cms"."home" ADD COLUMN "closing" jsonb;--> statement-breakpoint
ALTER TABLE "cms"."text_pages" ADD COLUMN "closing" jsonb;