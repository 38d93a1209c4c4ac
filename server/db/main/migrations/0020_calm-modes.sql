CREATE TABLE "main"."calm_modes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"switched_on_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."calm_modes" ADD CONSTRAINT "calm_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "main"."calm_modes" ("user_id", "switched_on_at") SELECT "user_id", now() FROM "main"."nutrition_profiles" WHERE "is_calm";--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" DROP COLUMN "is_calm";