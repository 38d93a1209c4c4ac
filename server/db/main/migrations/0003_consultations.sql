CREATE TABLE "main"."appointment_changes" (
	"appointment_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_changes_appointment_id_sequence_pk" PRIMARY KEY("appointment_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "main"."appointment_reminders" (
	"appointment_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "appointment_reminders_appointment_id_kind_pk" PRIMARY KEY("appointment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "main"."appointment_state_transitions" (
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "appointment_state_transitions_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "main"."appointments" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_number" integer NOT NULL,
	"user_number" integer NOT NULL,
	"tracker_id" text,
	"relation_id" text,
	"order_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"blocks_until" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"offered_until" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moves_by_client" integer DEFAULT 0 NOT NULL,
	"is_free_to_cancel" boolean DEFAULT false NOT NULL,
	"client_zone" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"cancel_kind" text,
	"outcome" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_order" UNIQUE("order_id"),
	CONSTRAINT "appointments_state" CHECK ("main"."appointments"."state" in ('offered', 'booked', 'completed', 'missed', 'cancelled', 'withdrawn')),
	CONSTRAINT "appointments_times" CHECK ("main"."appointments"."starts_at" < "main"."appointments"."ends_at" and "main"."appointments"."ends_at" <= "main"."appointments"."blocks_until"
        and extract(second from "main"."appointments"."starts_at") = 0),
	CONSTRAINT "appointments_offer" CHECK ("main"."appointments"."state" <> 'offered' or "main"."appointments"."offered_until" is not null),
	CONSTRAINT "appointments_relation_needed" CHECK ("main"."appointments"."state" in ('offered', 'withdrawn') or ("main"."appointments"."tracker_id" is not null and "main"."appointments"."relation_id" is not null)),
	CONSTRAINT "appointments_cancelled" CHECK (("main"."appointments"."state" = 'cancelled') = ("main"."appointments"."cancel_kind" is not null)),
	CONSTRAINT "appointments_missed" CHECK (("main"."appointments"."state" = 'missed') = ("main"."appointments"."outcome" is not null)),
	CONSTRAINT "appointments_locale" CHECK ("main"."appointments"."locale" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "main"."care_relations" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"sections" text[] NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "care_relations_parties" UNIQUE("id","tracker_id","practice_number"),
	CONSTRAINT "care_relations_period" CHECK ("main"."care_relations"."until" >= "main"."care_relations"."since"),
	CONSTRAINT "care_relations_end" CHECK (("main"."care_relations"."until" is null) = ("main"."care_relations"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."hour_overrides" (
	"practice_number" integer NOT NULL,
	"on_date" date NOT NULL,
	"hours" "int4multirange" NOT NULL,
	"zone" text,
	CONSTRAINT "hour_overrides_practice_number_on_date_pk" PRIMARY KEY("practice_number","on_date"),
	CONSTRAINT "hour_overrides_day" CHECK ("main"."hour_overrides"."hours" <@ '{[0,1440)}'::int4multirange)
);
--> statement-breakpoint
CREATE TABLE "main"."practice_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"practice_slug" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "practice_invites_email" CHECK ("main"."practice_invites"."email" = lower("main"."practice_invites"."email"))
);
--> statement-breakpoint
CREATE TABLE "main"."practices" (
	"slug" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "main"."practices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483646 START WITH 1 CACHE 1),
	"user_id" text,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"zone" text DEFAULT 'Asia/Jakarta' NOT NULL,
	"practice_until" date NOT NULL,
	"meeting_link" text DEFAULT '' NOT NULL,
	"session_minutes" integer DEFAULT 45 NOT NULL,
	"pause_minutes" integer DEFAULT 15 NOT NULL,
	"grid_minutes" integer DEFAULT 30 NOT NULL,
	"notice_minutes" integer DEFAULT 360 NOT NULL,
	"horizon_days" integer DEFAULT 42 NOT NULL,
	"daily_limit" integer,
	"takes_new_clients" boolean DEFAULT true NOT NULL,
	"feed_key_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practices_number" UNIQUE("number"),
	CONSTRAINT "practices_user" UNIQUE("user_id"),
	CONSTRAINT "practices_feed_key" UNIQUE("feed_key_hash"),
	CONSTRAINT "practices_state" CHECK ("main"."practices"."state" in ('invited', 'active', 'paused', 'left')),
	CONSTRAINT "practices_owned" CHECK ("main"."practices"."state" not in ('active', 'paused') or "main"."practices"."user_id" is not null),
	CONSTRAINT "practices_name" CHECK ("main"."practices"."name" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'),
	CONSTRAINT "practices_link" CHECK ("main"."practices"."meeting_link" ~ '^(https://|$)'),
	CONSTRAINT "practices_rules" CHECK ("main"."practices"."session_minutes" between 15 and 120 and "main"."practices"."pause_minutes" between 0 and 60
        and "main"."practices"."grid_minutes" in (15, 30, 60) and "main"."practices"."notice_minutes" between 0 and 20160
        and "main"."practices"."horizon_days" between 1 and 180 and "main"."practices"."daily_limit" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "main"."record_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"section" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."time_off" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_number" integer NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "time_off_order" CHECK ("main"."time_off"."from_at" < "main"."time_off"."until_at")
);
--> statement-breakpoint
CREATE TABLE "main"."waitlist_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"weekdays" integer[] NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	"zone" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"appointment_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_weekdays" CHECK (cardinality("main"."waitlist_entries"."weekdays") between 1 and 7),
	CONSTRAINT "waitlist_entries_minutes" CHECK (0 <= "main"."waitlist_entries"."from_minute" and "main"."waitlist_entries"."from_minute" < "main"."waitlist_entries"."until_minute" and "main"."waitlist_entries"."until_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "main"."weekly_hours" (
	"practice_number" integer NOT NULL,
	"weekday" integer NOT NULL,
	"hours" "int4multirange" NOT NULL,
	CONSTRAINT "weekly_hours_practice_number_weekday_pk" PRIMARY KEY("practice_number","weekday"),
	CONSTRAINT "weekly_hours_weekday" CHECK ("main"."weekly_hours"."weekday" between 1 and 7),
	CONSTRAINT "weekly_hours_day" CHECK ("main"."weekly_hours"."hours" <@ '{[0,1440)}'::int4multirange and not isempty("main"."weekly_hours"."hours"))
);
--> statement-breakpoint
ALTER TABLE "main"."session_credits" DROP CONSTRAINT "session_credits_kind";--> statement-breakpoint
ALTER TABLE "main"."session_credits" DROP CONSTRAINT "session_credits_sign";--> statement-breakpoint
ALTER TABLE "main"."session_credits" DROP CONSTRAINT "session_credits_order";--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD COLUMN "calendar_method" text;--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD COLUMN "appointment_id" text;--> statement-breakpoint
ALTER TABLE "main"."users" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "main"."users_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483646 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "main"."users" ADD CONSTRAINT "users_number" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "main"."appointment_changes" ADD CONSTRAINT "appointment_changes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_user_number_users_number_fk" FOREIGN KEY ("user_number") REFERENCES "main"."users"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_relation" FOREIGN KEY ("relation_id","tracker_id","practice_number") REFERENCES "main"."care_relations"("id","tracker_id","practice_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."care_relations" ADD CONSTRAINT "care_relations_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."care_relations" ADD CONSTRAINT "care_relations_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hour_overrides" ADD CONSTRAINT "hour_overrides_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."practice_invites" ADD CONSTRAINT "practice_invites_practice_slug_practices_slug_fk" FOREIGN KEY ("practice_slug") REFERENCES "main"."practices"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."practices" ADD CONSTRAINT "practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."record_views" ADD CONSTRAINT "record_views_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."record_views" ADD CONSTRAINT "record_views_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."time_off" ADD CONSTRAINT "time_off_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD CONSTRAINT "waitlist_entries_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD CONSTRAINT "waitlist_entries_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."waitlist_entries" ADD CONSTRAINT "waitlist_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."weekly_hours" ADD CONSTRAINT "weekly_hours_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_reminders_due" ON "main"."appointment_reminders" USING btree ("due_at") WHERE "main"."appointment_reminders"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_of_practice" ON "main"."appointments" USING btree ("practice_number","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_of_client" ON "main"."appointments" USING btree ("user_number","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_of_tracker" ON "main"."appointments" USING btree ("tracker_id");--> statement-breakpoint
CREATE INDEX "appointments_offered" ON "main"."appointments" USING btree ("offered_until") WHERE "main"."appointments"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "care_relations_active" ON "main"."care_relations" USING btree ("tracker_id") WHERE "main"."care_relations"."until" is null;--> statement-breakpoint
CREATE INDEX "care_relations_of_practice" ON "main"."care_relations" USING btree ("practice_number");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_invites_open" ON "main"."practice_invites" USING btree ("practice_slug") WHERE "main"."practice_invites"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_views_hour" ON "main"."record_views" USING btree ("tracker_id","practice_number","section","hour");--> statement-breakpoint
CREATE INDEX "record_views_of_tracker" ON "main"."record_views" USING btree ("tracker_id","hour");--> statement-breakpoint
CREATE INDEX "time_off_of_practice" ON "main"."time_off" USING btree ("practice_number","until_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_active" ON "main"."waitlist_entries" USING btree ("tracker_id","practice_number") WHERE "main"."waitlist_entries"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_waiting" ON "main"."waitlist_entries" USING btree ("practice_number","created_at") WHERE "main"."waitlist_entries"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_of_appointment" ON "main"."session_credits" USING btree ("appointment_id","kind");--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD CONSTRAINT "outbox_mails_calendar" CHECK (("main"."outbox_mails"."calendar" is null) = ("main"."outbox_mails"."calendar_method" is null));--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_appointment" CHECK (("main"."session_credits"."kind" in ('used', 'returned', 'compensated')) = ("main"."session_credits"."appointment_id" is not null)
        and ("main"."session_credits"."appointment_id" is null or abs("main"."session_credits"."amount") = 1));--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_kind" CHECK ("main"."session_credits"."kind" in ('granted', 'used', 'returned', 'compensated', 'reversed'));--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_sign" CHECK (case when "main"."session_credits"."kind" in ('used', 'reversed') then "main"."session_credits"."amount" < 0 else "main"."session_credits"."amount" > 0 end);--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_order" CHECK (("main"."session_credits"."kind" in ('granted', 'reversed')) = ("main"."session_credits"."order_id" is not null));--> statement-breakpoint
INSERT INTO "main"."appointment_state_transitions" ("from_state", "to_state") VALUES
	('offered', 'booked'),
	('offered', 'withdrawn'),
	('booked', 'completed'),
	('booked', 'missed'),
	('booked', 'cancelled'),
	('missed', 'completed');--> statement-breakpoint
-- Ranges of integers need no extension; btree_gist would have to be installed everywhere.
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_of_practice_apart" EXCLUDE USING gist (
	int4range("practice_number", "practice_number", '[]') WITH &&,
	tstzrange("starts_at", "blocks_until", '[)') WITH &&
) WHERE ("state" IN ('offered', 'booked'));--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD CONSTRAINT "appointments_of_client_apart" EXCLUDE USING gist (
	int4range("user_number", "user_number", '[]') WITH &&,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("state" IN ('offered', 'booked'));--> statement-breakpoint
CREATE FUNCTION "main"."hold_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.state NOT IN ('offered', 'booked') OR NEW.sequence <> 0 THEN
			RAISE EXCEPTION 'a session begins offered or booked, not %', NEW.state USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF NEW.state <> OLD.state AND NOT EXISTS (
		SELECT FROM "main"."appointment_state_transitions"
		WHERE "from_state" = OLD.state AND "to_state" = NEW.state
	) THEN
		RAISE EXCEPTION 'a session that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
	END IF;
	IF (NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.starts_at, OLD.ends_at) AND (OLD.state, NEW.state) <> ('booked', 'booked') THEN
		RAISE EXCEPTION 'only a booked session moves' USING ERRCODE = 'check_violation';
	END IF;
	NEW.sequence := OLD.sequence
		+ ((NEW.state, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.state, OLD.starts_at, OLD.ends_at))::int;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_state_transitions" BEFORE INSERT OR UPDATE ON "main"."appointments"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_appointment"();--> statement-breakpoint
CREATE FUNCTION "main"."append_appointment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.sequence <> OLD.sequence THEN
		INSERT INTO "main"."appointment_changes" ("appointment_id", "sequence", "starts_at", "state", "changed_by", "changed_at")
		VALUES (NEW.id, NEW.sequence, NEW.starts_at, NEW.state, NEW.changed_by, NEW.changed_at);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_append_change" AFTER INSERT OR UPDATE ON "main"."appointments"
FOR EACH ROW EXECUTE FUNCTION "main"."append_appointment_change"();--> statement-breakpoint
CREATE TRIGGER "appointment_changes_append_only" BEFORE UPDATE OR DELETE ON "main"."appointment_changes"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE TRIGGER "record_views_append_only" BEFORE UPDATE OR DELETE ON "main"."record_views"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_returned_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM "main"."session_credits"
		WHERE "appointment_id" = NEW.appointment_id AND "tracker_id" = NEW.tracker_id AND "kind" = 'used'
	) THEN
		RAISE EXCEPTION 'a session that was not booked cannot be given back' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_credits_returned" BEFORE INSERT ON "main"."session_credits"
FOR EACH ROW WHEN (NEW."kind" IN ('returned', 'compensated')) EXECUTE FUNCTION "main"."hold_returned_credit"();
