ALTER TABLE "cms"."text_pages" ADD COLUMN "meta_title" text;--> statement-breakpoint
ALTER TABLE "cms"."text_pages" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "cms"."text_pages" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;