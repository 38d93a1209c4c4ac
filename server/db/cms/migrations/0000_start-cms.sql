CREATE SCHEMA "cms";
--> statement-breakpoint
CREATE TABLE "cms"."home" (
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"hero" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"closing" jsonb,
	CONSTRAINT "home_locale_pk" PRIMARY KEY("locale")
);
--> statement-breakpoint
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
CREATE TABLE "cms"."page_meta" (
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keyword" text NOT NULL,
	"claims_enabled" boolean DEFAULT false NOT NULL,
	"claim_evidence" text,
	"claim_evidence_url" text,
	"claim_evidence_until" date,
	"claim_is_example" boolean DEFAULT false NOT NULL,
	"claim_free_title" text,
	"claim_free_description" text,
	CONSTRAINT "page_meta_page_locale_pk" PRIMARY KEY("page","locale")
);
--> statement-breakpoint
CREATE TABLE "cms"."program" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"position" integer NOT NULL,
	"illustration" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keyword" text NOT NULL,
	"introduction" jsonb NOT NULL,
	"suitable_for" jsonb NOT NULL,
	"not_suitable_for" jsonb NOT NULL,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"includes" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"week" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "program_slug_locale_pk" PRIMARY KEY("slug","locale")
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
CREATE TABLE "cms"."text_pages" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"keyword" text NOT NULL,
	"valid_from" date,
	"sections" jsonb NOT NULL,
	"closing" jsonb,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "text_pages_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
ALTER TABLE "cms"."nutritionist_free_hours" ADD CONSTRAINT "nutritionist_free_hours_slug_nutritionist_slug_fk" FOREIGN KEY ("slug") REFERENCES "cms"."nutritionist"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist_text" ADD CONSTRAINT "nutritionist_text_slug_nutritionist_slug_fk" FOREIGN KEY ("slug") REFERENCES "cms"."nutritionist"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The site caches rendered pages; it drops them when their content changes.
CREATE FUNCTION "cms"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "home_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."home"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_free_hours_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist_free_hours"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "nutritionist_text_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."nutritionist_text"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "page_meta_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."page_meta"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "program_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."program"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promo_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."promo"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "text_pages_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cms"."text_pages"
FOR EACH STATEMENT EXECUTE FUNCTION "cms"."announce_change"();
