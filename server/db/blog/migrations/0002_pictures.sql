CREATE TABLE "blog"."picture_sizes" (
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "picture_sizes_sha256_width_pk" PRIMARY KEY("sha256","width")
);
--> statement-breakpoint
CREATE TABLE "blog"."pictures" (
	"sha256" text PRIMARY KEY NOT NULL,
	"extension" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_id" text NOT NULL,
	"alt_en" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sha256_is_hex" CHECK ("blog"."pictures"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "pictures_are_described" CHECK (btrim("blog"."pictures"."alt_id") <> '' and btrim("blog"."pictures"."alt_en") <> '')
);
--> statement-breakpoint
CREATE TABLE "blog"."picture_uses" (
	"sha256" text NOT NULL,
	"document_id" integer NOT NULL,
	"revision_n" integer NOT NULL,
	CONSTRAINT "picture_uses_sha256_document_id_revision_n_pk" PRIMARY KEY("sha256","document_id","revision_n")
);
--> statement-breakpoint
ALTER TABLE "blog"."picture_sizes" ADD CONSTRAINT "picture_sizes_sha256_pictures_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "blog"."pictures"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."picture_uses" ADD CONSTRAINT "picture_of_use" FOREIGN KEY ("sha256") REFERENCES "blog"."pictures"("sha256") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog"."picture_uses" ADD CONSTRAINT "revision_of_use" FOREIGN KEY ("document_id","revision_n") REFERENCES "blog"."revisions"("document_id","n") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every way to a revision names its pictures here. What SQL or a release wrote may name an unknown one.
CREATE FUNCTION "blog"."note_picture_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "blog"."picture_uses" (sha256, document_id, revision_n)
	SELECT DISTINCT named[1], NEW.document_id, NEW.n
	FROM regexp_matches(NEW.content::text, '/media/([0-9a-f]{64})-', 'g') named
	WHERE current_setting('seimbang.seeding', true) IS DISTINCT FROM 'on'
		OR EXISTS (SELECT FROM "blog"."pictures" p WHERE p.sha256 = named[1]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "revisions_note_pictures" AFTER INSERT ON "blog"."revisions"
FOR EACH ROW EXECUTE FUNCTION "blog"."note_picture_uses"();--> statement-breakpoint
-- Browsers keep a picture for a year.
CREATE TRIGGER "pictures_never_change" BEFORE UPDATE ON "blog"."pictures"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "picture_sizes_never_change" BEFORE UPDATE ON "blog"."picture_sizes"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "picture_uses_are_only_added" BEFORE UPDATE OR DELETE ON "blog"."picture_uses"
FOR EACH ROW EXECUTE FUNCTION "blog"."refuse_change"();
