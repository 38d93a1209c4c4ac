ALTER TABLE "main"."transactions" ALTER COLUMN "payment_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD COLUMN "nutritionist_slug" text;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD COLUMN "chosen_method" jsonb;