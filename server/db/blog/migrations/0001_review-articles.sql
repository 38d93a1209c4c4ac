CREATE TABLE "blog"."category" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_slug_locale_pk" PRIMARY KEY("slug","locale")
);
--> statement-breakpoint
ALTER TABLE "blog"."article" ADD COLUMN "author_role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog"."article" ADD COLUMN "reviewer" text;--> statement-breakpoint
ALTER TABLE "blog"."article" ADD COLUMN "reviewer_credentials" text;--> statement-breakpoint
ALTER TABLE "blog"."article" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
-- Paragraphs of plain text become HTML that says the same.
UPDATE "blog"."article" SET "sections" = (
	SELECT coalesce(jsonb_agg(jsonb_build_object('heading', section -> 'heading', 'html', (
		SELECT coalesce(string_agg('<p>' || replace(replace(replace(paragraph, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' ORDER BY paragraph_place), '')
		FROM jsonb_array_elements_text(section -> 'paragraphs') WITH ORDINALITY AS paragraphs (paragraph, paragraph_place)
	)) ORDER BY section_place), '[]'::jsonb)
	FROM jsonb_array_elements("sections") WITH ORDINALITY AS sections_of (section, section_place)
);
