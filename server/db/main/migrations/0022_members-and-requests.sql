CREATE TABLE "main"."address_changes" (
	"approval_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"proof" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "address_changes_email" CHECK ("main"."address_changes"."email" = lower("main"."address_changes"."email")),
	CONSTRAINT "address_changes_proof" CHECK ("main"."address_changes"."proof" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]')
);
--> statement-breakpoint
CREATE TABLE "main"."background_works" (
	"work" text PRIMARY KEY NOT NULL,
	"last_done_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."privacy_case_events" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"kind" text NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_case_events_kind" CHECK ("main"."privacy_case_events"."kind" in ('entered', 'note', 'letter', 'proof', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "main"."privacy_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"user_id" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"summary" text NOT NULL,
	"exposed" text DEFAULT '' NOT NULL,
	"measures" text DEFAULT '' NOT NULL,
	"entered_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"outcome" text,
	CONSTRAINT "privacy_cases_kind" CHECK ("main"."privacy_cases"."kind" in ('access', 'correction', 'deletion', 'restriction', 'objection', 'withdrawal', 'breach')),
	CONSTRAINT "privacy_cases_channel" CHECK ("main"."privacy_cases"."channel" in ('mail', 'whatsapp', 'phone', 'letter', 'internal')),
	CONSTRAINT "privacy_cases_outcome" CHECK ("main"."privacy_cases"."outcome" in ('done', 'refused', 'withdrawn')),
	CONSTRAINT "privacy_cases_clock" CHECK ("main"."privacy_cases"."due_at" = "main"."privacy_cases"."received_at" + interval '72 hours'),
	CONSTRAINT "privacy_cases_closed" CHECK (("main"."privacy_cases"."closed_at" is null) = ("main"."privacy_cases"."outcome" is null)
        and ("main"."privacy_cases"."closed_at" is null) = ("main"."privacy_cases"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."sent_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_mails_state" CHECK ("main"."sent_mails"."state" in ('sent', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "main"."approvals" DROP CONSTRAINT "approvals_kind";--> statement-breakpoint
ALTER TABLE "main"."tasks" DROP CONSTRAINT "tasks_kind";--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "main"."address_changes" ADD CONSTRAINT "address_changes_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "main"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."privacy_case_events" ADD CONSTRAINT "privacy_case_events_case_id_privacy_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "main"."privacy_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_of_user" ON "main"."address_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "privacy_case_events_of_case" ON "main"."privacy_case_events" USING btree ("case_id","at");--> statement-breakpoint
CREATE INDEX "privacy_cases_open" ON "main"."privacy_cases" USING btree ("due_at") WHERE "main"."privacy_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_cases_by_time" ON "main"."privacy_cases" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "privacy_cases_of_user" ON "main"."privacy_cases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_mails_of_recipient" ON "main"."sent_mails" USING btree ("recipient_hash","ended_at");--> statement-breakpoint
CREATE INDEX "sent_mails_about" ON "main"."sent_mails" USING btree ("about") WHERE "main"."sent_mails"."about" <> '';--> statement-breakpoint
CREATE INDEX "sent_mails_ended" ON "main"."sent_mails" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_of_recipient" ON "main"."outbox_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_mails_about" ON "main"."outbox_mails" USING btree ("about") WHERE "main"."outbox_mails"."about" <> '';--> statement-breakpoint
ALTER TABLE "main"."approvals" ADD CONSTRAINT "approvals_kind" CHECK ("main"."approvals"."kind" in ('refund', 'payout', 'address'));--> statement-breakpoint
ALTER TABLE "main"."tasks" ADD CONSTRAINT "tasks_kind" CHECK ("main"."tasks"."kind" in ('refund_by_hand', 'surplus_by_hand', 'paid_after_deletion', 'odd_amount', 'fulfilment', 'mail', 'licence', 'hidden_nutritionist', 'lead', 'data_request', 'breach', 'address_change'));--> statement-breakpoint
CREATE FUNCTION "main"."hold_address_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.done_at IS NOT NULL THEN
			RAISE EXCEPTION 'another address begins as a request' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF OLD.done_at IS NOT NULL OR NEW.done_at IS NULL
		OR (NEW.approval_id, NEW.user_id, NEW.email, NEW.proof)
			IS DISTINCT FROM (OLD.approval_id, OLD.user_id, OLD.email, OLD.proof) THEN
		RAISE EXCEPTION 'another address takes effect once, and never changes' USING ERRCODE = 'check_violation';
	END IF;
	PERFORM "main"."use_approval"(NEW.approval_id, 'address', NEW.done_at, jsonb_build_object(
		'userId', NEW.user_id, 'address', encode(sha256(convert_to(NEW.email, 'UTF8')), 'hex')
	));
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "address_changes_hold" BEFORE INSERT OR UPDATE ON "main"."address_changes"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_address_change"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_privacy_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		RAISE EXCEPTION 'a privacy case is never deleted' USING ERRCODE = 'check_violation';
	END IF;
	IF (NEW.id, NEW.kind, NEW.channel, NEW.received_at, NEW.user_id, NEW.entered_by)
		IS DISTINCT FROM (OLD.id, OLD.kind, OLD.channel, OLD.received_at, OLD.user_id, OLD.entered_by)
		OR (OLD.closed_at IS NOT NULL AND (NEW.closed_at, NEW.closed_by, NEW.outcome)
			IS DISTINCT FROM (OLD.closed_at, OLD.closed_by, OLD.outcome))
		OR (NEW.contact, NEW.summary, NEW.exposed, NEW.measures)
			IS DISTINCT FROM (OLD.contact, OLD.summary, OLD.exposed, OLD.measures)
			AND (NEW.contact, NEW.summary, NEW.exposed, NEW.measures) IS DISTINCT FROM ('', '', '', '') THEN
		RAISE EXCEPTION 'a privacy case closes once, and its texts are only emptied' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "privacy_cases_hold" BEFORE UPDATE OR DELETE ON "main"."privacy_cases"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_privacy_case"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_privacy_case_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE'
		OR (NEW.id, NEW.case_id, NEW.at, NEW.actor_id, NEW.kind, NEW.word)
			IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.at, OLD.actor_id, OLD.kind, OLD.word)
		OR NEW.text <> '' THEN
		RAISE EXCEPTION 'of an event only the text is emptied' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "privacy_case_events_hold" BEFORE UPDATE OR DELETE ON "main"."privacy_case_events"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_privacy_case_event"();
