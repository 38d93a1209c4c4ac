CREATE SCHEMA "cms";
--> statement-breakpoint
CREATE TABLE "cms"."home" (
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"hero" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "home_locale_pk" PRIMARY KEY("locale")
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
	"includes" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "program_slug_locale_pk" PRIMARY KEY("slug","locale")
);
