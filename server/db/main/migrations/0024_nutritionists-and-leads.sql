CREATE TABLE "main"."credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_slug" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_until" date,
	"document" "bytea" NOT NULL,
	"document_type" text NOT NULL,
	"document_bytes" integer NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'entered' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision" text DEFAULT '' NOT NULL,
	CONSTRAINT "credentials_kind" CHECK ("main"."credentials"."kind" in ('str', 'sip')),
	CONSTRAINT "credentials_state" CHECK ("main"."credentials"."state" in ('entered', 'verified', 'refused')),
	CONSTRAINT "credentials_end" CHECK ("main"."credentials"."kind" = 'str' or "main"."credentials"."valid_until" is not null),
	CONSTRAINT "credentials_number" CHECK ("main"."credentials"."number" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "credentials_issuer" CHECK ("main"."credentials"."issuer" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "credentials_document_type" CHECK ("main"."credentials"."document_type" in ('image/jpeg', 'image/png', 'application/pdf')),
	CONSTRAINT "credentials_document" CHECK ("main"."credentials"."document_bytes" = octet_length("main"."credentials"."document")
        and "main"."credentials"."document_bytes" between 1 and 5242880),
	CONSTRAINT "credentials_second_person" CHECK ("main"."credentials"."decided_by" <> "main"."credentials"."entered_by"),
	CONSTRAINT "credentials_decided" CHECK (("main"."credentials"."state" = 'entered') = ("main"."credentials"."decided_by" is null)
        and ("main"."credentials"."decided_by" is null) = ("main"."credentials"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."lead_cases" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"owner" text,
	"next_step" text DEFAULT '' NOT NULL,
	"next_on" date,
	"lost_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lead_cases_stage" CHECK ("main"."lead_cases"."stage" in ('new', 'contacted', 'proposal', 'negotiating', 'won', 'lost')),
	CONSTRAINT "lead_cases_lost" CHECK (("main"."lead_cases"."stage" = 'lost') = ("main"."lead_cases"."lost_reason" <> '')),
	CONSTRAINT "lead_cases_next" CHECK (("main"."lead_cases"."next_on" is null) = ("main"."lead_cases"."next_step" = '')),
	CONSTRAINT "lead_cases_lost_reason" CHECK ("main"."lead_cases"."lost_reason" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "lead_cases_next_step" CHECK ("main"."lead_cases"."next_step" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
);
--> statement-breakpoint
CREATE TABLE "main"."lead_events" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "lead_events_kind" CHECK ("main"."lead_events"."kind" in ('note', 'mail', 'stage', 'owner', 'next_step'))
);
--> statement-breakpoint
CREATE TABLE "main"."licence_warnings" (
	"practice_number" integer NOT NULL,
	"practice_until" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licence_warnings_practice_number_practice_until_days_before_pk" PRIMARY KEY("practice_number","practice_until","days_before")
);
--> statement-breakpoint
ALTER TABLE "main"."tasks" DROP CONSTRAINT "tasks_kind";--> statement-breakpoint
ALTER TABLE "main"."credentials" ADD CONSTRAINT "credentials_practice_slug_practices_slug_fk" FOREIGN KEY ("practice_slug") REFERENCES "main"."practices"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."lead_cases" ADD CONSTRAINT "lead_cases_submission_id_leads_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "main"."leads"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."lead_events" ADD CONSTRAINT "lead_events_submission_id_leads_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "main"."leads"("submission_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."licence_warnings" ADD CONSTRAINT "licence_warnings_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_of_practice" ON "main"."credentials" USING btree ("practice_slug","entered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_one_open" ON "main"."credentials" USING btree ("practice_slug","kind") WHERE "main"."credentials"."state" = 'entered';--> statement-breakpoint
CREATE INDEX "lead_cases_by_time" ON "main"."lead_cases" USING btree ("created_at","submission_id");--> statement-breakpoint
CREATE INDEX "lead_events_of_lead" ON "main"."lead_events" USING btree ("submission_id","at");--> statement-breakpoint
ALTER TABLE "main"."tasks" ADD CONSTRAINT "tasks_kind" CHECK ("main"."tasks"."kind" in ('refund_by_hand', 'surplus_by_hand', 'paid_after_deletion', 'odd_amount', 'fulfilment', 'mail', 'licence', 'hidden_nutritionist', 'lead', 'data_request', 'breach', 'address_change', 'lead_step', 'credential'));
--> statement-breakpoint
INSERT INTO "main"."lead_cases" ("submission_id", "created_at") SELECT "submission_id", "created_at" FROM "main"."leads";--> statement-breakpoint
CREATE TRIGGER "leads_as_sent" BEFORE UPDATE ON "main"."leads"
FOR EACH ROW EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "lead_events_as_written" BEFORE UPDATE ON "main"."lead_events"
FOR EACH ROW EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_credential"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.state <> 'entered' THEN
			RAISE EXCEPTION 'a credential waits for a second person' USING ERRCODE = 'check_violation';
		END IF;
	ELSIF TG_OP = 'DELETE' OR OLD.state <> 'entered'
		OR (NEW.id, NEW.practice_slug, NEW.kind, NEW.number, NEW.issuer, NEW.valid_until, NEW.document, NEW.document_type, NEW.document_bytes, NEW.entered_by, NEW.entered_at)
			IS DISTINCT FROM
			(OLD.id, OLD.practice_slug, OLD.kind, OLD.number, OLD.issuer, OLD.valid_until, OLD.document, OLD.document_type, OLD.document_bytes, OLD.entered_by, OLD.entered_at) THEN
		RAISE EXCEPTION 'a credential is decided once, and never changes otherwise' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "credentials_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."credentials"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_credential"();
