CREATE TABLE "main"."consultation_notes" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"practice_number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"brief" jsonb,
	"brief_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"content_hash" text,
	"author_name" text,
	"author_degrees" text,
	CONSTRAINT "consultation_notes_signature" CHECK (("main"."consultation_notes"."signed_at" is null) = ("main"."consultation_notes"."content_hash" is null)
        and ("main"."consultation_notes"."signed_at" is null) = ("main"."consultation_notes"."author_name" is null)
        and ("main"."consultation_notes"."signed_at" is null) = ("main"."consultation_notes"."author_degrees" is null)),
	CONSTRAINT "consultation_notes_hash" CHECK ("main"."consultation_notes"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "consultation_notes_brief" CHECK (("main"."consultation_notes"."brief" is null) = ("main"."consultation_notes"."brief_at" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."note_addenda" (
	"appointment_id" text NOT NULL,
	"seq" integer NOT NULL,
	"practice_number" integer NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "note_addenda_appointment_id_seq_pk" PRIMARY KEY("appointment_id","seq"),
	CONSTRAINT "note_addenda_body" CHECK (length("main"."note_addenda"."body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "main"."session_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"tracker_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"until" date NOT NULL,
	"measure" text,
	"outcome" text,
	"outcome_at" timestamp (3) with time zone,
	CONSTRAINT "session_actions_position" UNIQUE("appointment_id","position"),
	CONSTRAINT "session_actions_text" CHECK (length("main"."session_actions"."text") between 1 and 200),
	CONSTRAINT "session_actions_outcome" CHECK ("main"."session_actions"."outcome" in ('done', 'partly', 'not')),
	CONSTRAINT "session_actions_outcome_at" CHECK (("main"."session_actions"."outcome" is null) = ("main"."session_actions"."outcome_at" is null))
);
--> statement-breakpoint
ALTER TABLE "main"."consultation_notes" ADD CONSTRAINT "consultation_notes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."consultation_notes" ADD CONSTRAINT "consultation_notes_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."note_addenda" ADD CONSTRAINT "note_addenda_appointment_id_consultation_notes_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."consultation_notes"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."note_addenda" ADD CONSTRAINT "note_addenda_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_actions" ADD CONSTRAINT "session_actions_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_actions" ADD CONSTRAINT "session_actions_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_actions_of_tracker" ON "main"."session_actions" USING btree ("tracker_id","until");--> statement-breakpoint
CREATE FUNCTION "main"."hold_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."appointments" WHERE "id" = OLD.appointment_id) THEN
			RAISE EXCEPTION 'a note goes with its session only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW.version <> 1 OR NEW.signed_at IS NOT NULL THEN
			RAISE EXCEPTION 'a note begins as a draft' USING ERRCODE = 'check_violation';
		END IF;
	ELSE
		IF OLD.signed_at IS NOT NULL THEN
			RAISE EXCEPTION 'a signed note never changes' USING ERRCODE = 'check_violation';
		END IF;
		IF NEW.version <> OLD.version + 1 OR NEW.appointment_id <> OLD.appointment_id
			OR (NEW.brief, NEW.brief_at) IS DISTINCT FROM (OLD.brief, OLD.brief_at) THEN
			RAISE EXCEPTION 'a draft keeps its session and its brief, and counts its versions' USING ERRCODE = 'check_violation';
		END IF;
	END IF;
	PERFORM FROM "main"."appointments"
	WHERE "id" = NEW.appointment_id AND "practice_number" = NEW.practice_number AND "state" IN ('booked', 'completed');
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the nutritionist of a session writes its note' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "consultation_notes_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."consultation_notes"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_note"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_noted_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "main"."consultation_notes" WHERE "appointment_id" = OLD.id AND "signed_at" IS NOT NULL)
		AND EXISTS (SELECT FROM "main"."trackers" WHERE "id" = OLD.tracker_id) THEN
		RAISE EXCEPTION 'a session with a signed note goes with its tracker only' USING ERRCODE = 'check_violation';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_hold_noted" BEFORE DELETE ON "main"."appointments"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_noted_appointment"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_addendum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last_seq integer;
	last_hash text;
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."consultation_notes" WHERE "appointment_id" = OLD.appointment_id) THEN
			RAISE EXCEPTION 'an addendum goes with its note only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		RAISE EXCEPTION 'an addendum never changes' USING ERRCODE = 'check_violation';
	END IF;
	-- The lock of this row is what orders the addenda.
	SELECT "content_hash" INTO last_hash FROM "main"."consultation_notes"
	WHERE "appointment_id" = NEW.appointment_id AND "practice_number" = NEW.practice_number AND "signed_at" <= NEW.at
	FOR UPDATE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the author of a signed note adds to it' USING ERRCODE = 'check_violation';
	END IF;
	SELECT "seq", "hash" INTO last_seq, last_hash FROM (
		SELECT 0 AS "seq", last_hash AS "hash"
		UNION ALL
		SELECT "seq", "hash" FROM "main"."note_addenda" WHERE "appointment_id" = NEW.appointment_id
	) "chain" ORDER BY "seq" DESC LIMIT 1;
	IF NEW.seq <> last_seq + 1 OR NEW.hash <> encode(sha256(convert_to(concat_ws(E'\n',
		last_hash, NEW.seq, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NEW.author, NEW.body
	), 'UTF8')), 'hex') THEN
		RAISE EXCEPTION 'addendum % does not continue the chain', NEW.seq USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "note_addenda_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."note_addenda"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_addendum"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_action"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."appointments" WHERE "id" = OLD.appointment_id)
			AND EXISTS (SELECT FROM "main"."trackers" WHERE "id" = OLD.tracker_id) THEN
			RAISE EXCEPTION 'a step goes with its session only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.id, NEW.appointment_id, NEW.tracker_id, NEW.position, NEW.text, NEW.until, NEW.measure)
			IS DISTINCT FROM (OLD.id, OLD.appointment_id, OLD.tracker_id, OLD.position, OLD.text, OLD.until, OLD.measure) THEN
			RAISE EXCEPTION 'only the outcome of a step changes' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	PERFORM FROM "main"."consultation_notes"
	JOIN "main"."appointments" ON "appointments"."id" = "consultation_notes"."appointment_id"
	WHERE "appointments"."id" = NEW.appointment_id AND "appointments"."tracker_id" = NEW.tracker_id
		AND "consultation_notes"."signed_at" IS NOT NULL
		AND "consultation_notes"."content" -> 'actions' -> NEW.position
			= jsonb_build_object('text', NEW.text, 'until', NEW.until, 'measure', NEW.measure);
	IF NOT FOUND OR NEW.outcome IS NOT NULL THEN
		RAISE EXCEPTION 'a step comes from a signed note' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_actions_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."session_actions"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_action"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "member"."user_id", 'appointment', "appointments"."id"
	FROM "main"."appointments"
	CROSS JOIN LATERAL (
		SELECT "id" AS "user_id" FROM "main"."users" WHERE "number" = "appointments"."user_number"
		UNION ALL
		SELECT "user_id" FROM "main"."practices" WHERE "number" = "appointments"."practice_number" AND "user_id" IS NOT NULL
	) "member"
	WHERE "appointments"."id" = NEW.appointment_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "consultation_notes_tell" AFTER UPDATE OF "signed_at" ON "main"."consultation_notes"
FOR EACH ROW WHEN (OLD."signed_at" IS NULL AND NEW."signed_at" IS NOT NULL)
EXECUTE FUNCTION "main"."tell_note"();--> statement-breakpoint
CREATE TRIGGER "note_addenda_tell" AFTER INSERT ON "main"."note_addenda"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_note"();--> statement-breakpoint
CREATE TRIGGER "session_actions_tell" AFTER UPDATE OF "outcome" ON "main"."session_actions"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_note"();
