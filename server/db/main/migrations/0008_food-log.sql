CREATE TABLE "main"."food_entries" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"eaten_on" date NOT NULL,
	"meal" text NOT NULL,
	"food_id" text NOT NULL,
	"measure" text NOT NULL,
	"amount" numeric(7, 2) NOT NULL,
	"grams" numeric(8, 2) NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "food_entries_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "food_entries_weight" CHECK ("main"."food_entries"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."foods" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"food" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."nutrition_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sex" text NOT NULL,
	"born_on" date NOT NULL,
	"centimetres" numeric(4, 1) NOT NULL,
	"activity" text NOT NULL,
	"is_pregnant" boolean NOT NULL,
	"is_lactating" boolean NOT NULL,
	"has_disease" boolean NOT NULL,
	"is_calm" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."own_foods" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_foods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "main"."food_entries" ADD CONSTRAINT "food_entries_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" ADD CONSTRAINT "nutrition_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."own_foods" ADD CONSTRAINT "own_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_entries_of_day" ON "main"."food_entries" USING btree ("tracker_id","eaten_on");