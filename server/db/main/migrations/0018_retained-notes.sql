CREATE TABLE "main"."retained_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"record_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"session_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"keep_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."retained_notes" ADD CONSTRAINT "retained_notes_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retained_notes_of_record" ON "main"."retained_notes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "retained_notes_until" ON "main"."retained_notes" USING btree ("keep_until");--> statement-breakpoint
CREATE TRIGGER "retained_notes_unchanged" BEFORE UPDATE ON "main"."retained_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();
