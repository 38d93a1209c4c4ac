CREATE TABLE "blog"."documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog"."documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"content_rev" integer NOT NULL,
	"live_rev" integer,
	"first_published_at" timestamp with time zone,
	CONSTRAINT "one_document" UNIQUE("kind","slug","locale"),
	CONSTRAINT "live_revision_exists" CHECK ("blog"."documents"."live_rev" <= "blog"."documents"."content_rev")
);
--> statement-breakpoint
CREATE TABLE "blog"."drafts" (
	"document_id" integer NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"base_n" integer NOT NULL,
	"rev" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_document_id_author_pk" PRIMARY KEY("document_id","author")
);
--> statement-breakpoint
CREATE TABLE "blog"."publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog"."publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"revision_n" integer,
	"due_at" timestamp with time zone NOT NULL,
	"set_by" text,
	"set_by_name" text NOT NULL,
	"done_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "done_or_cancelled" CHECK ("blog"."publications"."done_at" is null or "blog"."publications"."cancelled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "blog"."reviews" (
	"document_id" integer NOT NULL,
	"revision_n" integer NOT NULL,
	"reviewer" text NOT NULL,
	"reviewer_name" text NOT NULL,
	"credentials" text NOT NULL,
	"licensed_until" date NOT NULL,
	"reviewed_on" date NOT NULL,
	CONSTRAINT "reviews_document_id_revision_n_reviewer_pk" PRIMARY KEY("document_id","revision_n","reviewer"),
	CONSTRAINT "licensed_reviewer" CHECK ("blog"."reviews"."licensed_until" >= "blog"."reviews"."reviewed_on")
);
--> statement-breakpoint
CREATE TABLE "blog"."revisions" (
	"document_id" integer NOT NULL,
	"n" integer NOT NULL,
	"content" jsonb NOT NULL,
	"base_n" integer,
	"author" text,
	"author_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "revisions_document_id_n_pk" PRIMARY KEY("document_id","n")
);
--> statement-breakpoint
ALTER TABLE "blog"."category" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog"."category" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog"."drafts" ADD CONSTRAINT "drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "blog"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."publications" ADD CONSTRAINT "publications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "blog"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."publications" ADD CONSTRAINT "publication_of_revision" FOREIGN KEY ("document_id","revision_n") REFERENCES "blog"."revisions"("document_id","n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."reviews" ADD CONSTRAINT "reviews_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "blog"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."reviews" ADD CONSTRAINT "review_of_revision" FOREIGN KEY ("document_id","revision_n") REFERENCES "blog"."revisions"("document_id","n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."revisions" ADD CONSTRAINT "revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "blog"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_by_document" ON "blog"."publications" USING btree ("document_id","due_at");--> statement-breakpoint
-- Categories were always shown.
UPDATE "blog"."category" SET "published_at" = now();--> statement-breakpoint
-- An edit by anyone but the seeds protects the row from them. An explicit value wins.
CREATE FUNCTION "blog"."mark_edit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.edited_at IS NOT DISTINCT FROM OLD.edited_at
		AND current_setting('seimbang.seeding', true) IS DISTINCT FROM 'on' THEN
		NEW.edited_at := now();
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- Links, orders and search engines know the address of a published text.
CREATE FUNCTION "blog"."keep_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) ->> TG_ARGV[0] IS DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0] THEN
		RAISE EXCEPTION 'the address of a published text never changes' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_marks_edits" BEFORE UPDATE ON "blog"."article"
FOR EACH ROW EXECUTE FUNCTION "blog"."mark_edit"();--> statement-breakpoint
CREATE TRIGGER "article_keeps_address" BEFORE UPDATE ON "blog"."article"
FOR EACH ROW EXECUTE FUNCTION "blog"."keep_address"('slug');--> statement-breakpoint
CREATE TRIGGER "category_marks_edits" BEFORE UPDATE ON "blog"."category"
FOR EACH ROW EXECUTE FUNCTION "blog"."mark_edit"();--> statement-breakpoint
CREATE TRIGGER "category_keeps_address" BEFORE UPDATE ON "blog"."category"
FOR EACH ROW EXECUTE FUNCTION "blog"."keep_address"('slug');--> statement-breakpoint
CREATE TRIGGER "front_page_marks_edits" BEFORE UPDATE ON "blog"."front_page"
FOR EACH ROW EXECUTE FUNCTION "blog"."mark_edit"();--> statement-breakpoint
CREATE TRIGGER "front_page_keeps_address" BEFORE UPDATE ON "blog"."front_page"
FOR EACH ROW EXECUTE FUNCTION "blog"."keep_address"('locale');--> statement-breakpoint
CREATE FUNCTION "blog"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "revisions_are_only_added" BEFORE UPDATE OR DELETE ON "blog"."revisions"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "revisions_are_kept" BEFORE TRUNCATE ON "blog"."revisions"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "reviews_are_only_added" BEFORE UPDATE OR DELETE ON "blog"."reviews"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "reviews_are_kept" BEFORE TRUNCATE ON "blog"."reviews"
FOR EACH STATEMENT EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
-- What was live on a day is proof: a publication ends once and is never deleted.
CREATE FUNCTION "blog"."keep_publication"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR OLD.done_at IS NOT NULL OR OLD.cancelled_at IS NOT NULL
		OR NEW.document_id <> OLD.document_id OR NEW.revision_n IS DISTINCT FROM OLD.revision_n THEN
		RAISE EXCEPTION 'a publication ends once and is never deleted' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "publications_are_kept" BEFORE UPDATE OR DELETE ON "blog"."publications"
FOR EACH ROW EXECUTE FUNCTION "blog"."keep_publication"();--> statement-breakpoint
-- The address is free until the first publication in any language. A health text needs a review of
-- exactly the revision that becomes live.
CREATE FUNCTION "blog"."guard_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.kind, NEW.locale) IS DISTINCT FROM (OLD.kind, OLD.locale)
		OR NEW.content_rev NOT IN (OLD.content_rev, OLD.content_rev + 1)
		OR (OLD.first_published_at IS NOT NULL
			AND NEW.first_published_at IS DISTINCT FROM OLD.first_published_at) THEN
		RAISE EXCEPTION 'a document keeps its kind, language and history' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW.slug <> OLD.slug AND EXISTS (
		SELECT FROM "blog"."documents" d
		WHERE d.kind = OLD.kind AND d.slug = OLD.slug AND d.first_published_at IS NOT NULL
	) THEN
		RAISE EXCEPTION 'the address of a published text never changes' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW.kind = 'article' AND NEW.live_rev IS NOT NULL AND NEW.live_rev IS DISTINCT FROM OLD.live_rev
		AND current_setting('seimbang.seeding', true) IS DISTINCT FROM 'on'
		AND NOT EXISTS (
			SELECT FROM "blog"."reviews" r WHERE r.document_id = NEW.id AND r.revision_n = NEW.live_rev
		) THEN
		RAISE EXCEPTION 'a health text is published with a review' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_are_guarded" BEFORE UPDATE ON "blog"."documents"
FOR EACH ROW EXECUTE FUNCTION "blog"."guard_document"();--> statement-breakpoint
CREATE TRIGGER "documents_are_kept" BEFORE DELETE ON "blog"."documents"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();
