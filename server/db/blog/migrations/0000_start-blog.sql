CREATE SCHEMA "blog";
--> statement-breakpoint
CREATE TABLE "blog"."article" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keyword" text NOT NULL,
	"author" text NOT NULL,
	"sections" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "article_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "blog"."front_page" (
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keyword" text NOT NULL,
	CONSTRAINT "front_page_locale_pk" PRIMARY KEY("locale")
);
