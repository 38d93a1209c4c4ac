CREATE TABLE "cms"."text_pages" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"keyword" text NOT NULL,
	"valid_from" date,
	"sections" jsonb NOT NULL,
	CONSTRAINT "text_pages_slug_locale_pk" PRIMARY KEY("slug","locale")
);
