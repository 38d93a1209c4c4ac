CREATE TABLE "main"."told_foods" (
	"user_id" text NOT NULL,
	"food_id" text NOT NULL,
	"edition" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_foods_user_id_food_id_edition_pk" PRIMARY KEY("user_id","food_id","edition")
);
--> statement-breakpoint
ALTER TABLE "main"."told_foods" ADD CONSTRAINT "told_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;