CREATE TABLE "main"."food_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"permission" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."imported_foods" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"food" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."imported_foods" ADD CONSTRAINT "imported_foods_source_id_food_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "main"."food_sources"("id") ON DELETE cascade ON UPDATE no action;