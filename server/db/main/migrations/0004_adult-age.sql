ALTER TABLE "main"."users" ADD COLUMN "adult_stated_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "main"."users" u SET "adult_stated_at" = (SELECT min(c."decided_at") FROM "main"."health_consents" c WHERE c."user_id" = u."id" AND c."is_adult");
