CREATE TABLE "cms"."nutritionist_free_hours" (
	"slug" text NOT NULL,
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "nutritionist_free_hours_slug_weekday_start_minute_pk" PRIMARY KEY("slug","weekday","start_minute"),
	CONSTRAINT "weekday_of_iso" CHECK ("cms"."nutritionist_free_hours"."weekday" between 1 and 7),
	CONSTRAINT "hours_of_a_day" CHECK (0 <= "cms"."nutritionist_free_hours"."start_minute" and "cms"."nutritionist_free_hours"."start_minute" < "cms"."nutritionist_free_hours"."end_minute" and "cms"."nutritionist_free_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "cms"."nutritionist_text" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"headline" text NOT NULL,
	"biography" jsonb NOT NULL,
	"education" jsonb NOT NULL,
	CONSTRAINT "nutritionist_text_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "cms"."nutritionist" (
	"slug" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"position" integer NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"degrees" text NOT NULL,
	"city" text NOT NULL,
	"languages" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"practising_since" integer NOT NULL,
	"price_rupiah" integer NOT NULL,
	"str_number" text NOT NULL,
	"str_issuer" text NOT NULL,
	"str_valid_until" date,
	"sip_number" text NOT NULL,
	"sip_place" text NOT NULL,
	"sip_valid_until" date NOT NULL,
	"program_slugs" jsonb NOT NULL,
	"portrait" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms"."promo" (
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"position" integer NOT NULL,
	"illustration" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keyword" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "promo_id_locale_pk" PRIMARY KEY("id","locale")
);
--> statement-breakpoint
ALTER TABLE "cms"."program" ADD COLUMN "needs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."program" ADD COLUMN "week" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."program" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist_free_hours" ADD CONSTRAINT "nutritionist_free_hours_slug_nutritionist_slug_fk" FOREIGN KEY ("slug") REFERENCES "cms"."nutritionist"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist_text" ADD CONSTRAINT "nutritionist_text_slug_nutritionist_slug_fk" FOREIGN KEY ("slug") REFERENCES "cms"."nutritionist"("slug") ON DELETE no action ON UPDATE no action;