CREATE SCHEMA "blog";
--> statement-breakpoint
CREATE TABLE "blog"."article" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"category" text NOT NULL,
	"picture" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keyword" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text DEFAULT '' NOT NULL,
	"reviewer" text,
	"reviewer_credentials" text,
	"reviewed_on" date,
	"sections" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	CONSTRAINT "article_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "blog"."category" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_slug_locale_pk" PRIMARY KEY("slug","locale")
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
);--> statement-breakpoint
-- The site caches rendered pages; it drops them when their content changes.
CREATE FUNCTION "blog"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."article"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "category_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."category"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "front_page_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog"."front_page"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."announce_change"();
