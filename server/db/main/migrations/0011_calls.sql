CREATE TABLE "main"."call_presences" (
	"id" text PRIMARY KEY NOT NULL,
	"call_id" text NOT NULL,
	"side" text NOT NULL,
	"tab" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"ended_by" text,
	"remove_due_at" timestamp (3) with time zone,
	CONSTRAINT "call_presences_side" CHECK ("main"."call_presences"."side" in ('client', 'nutritionist')),
	CONSTRAINT "call_presences_times" CHECK ("main"."call_presences"."joined_at" <= least("main"."call_presences"."seen_at", "main"."call_presences"."left_at")),
	CONSTRAINT "call_presences_ended_by" CHECK ("main"."call_presences"."ended_by" in ('tab', 'takeover', 'silence', 'close')),
	CONSTRAINT "call_presences_end" CHECK (("main"."call_presences"."left_at" is null) = ("main"."call_presences"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."call_signals" (
	"call_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"from_tab" text NOT NULL,
	"to_tab" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_signals_call_id_seq_pk" PRIMARY KEY("call_id","seq"),
	CONSTRAINT "call_signals_size" CHECK (length("main"."call_signals"."body") <= 131072)
);
--> statement-breakpoint
CREATE TABLE "main"."calls" (
	"id" text PRIMARY KEY NOT NULL,
	"appointment_id" text NOT NULL,
	"engine" text NOT NULL,
	"last_signal_seq" integer DEFAULT 0 NOT NULL,
	"client_mailed_at" timestamp (3) with time zone,
	"nutritionist_mailed_at" timestamp (3) with time zone,
	"delete_due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "calls_engine" CHECK ("main"."calls"."engine" in ('direct', 'livekit', 'link')),
	CONSTRAINT "calls_period" CHECK ("main"."calls"."ended_at" >= "main"."calls"."started_at")
);
--> statement-breakpoint
ALTER TABLE "main"."practices" ADD COLUMN "meets_by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."call_presences" ADD CONSTRAINT "call_presences_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "main"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "main"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."calls" ADD CONSTRAINT "calls_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_presences_open" ON "main"."call_presences" USING btree ("call_id","side") WHERE "main"."call_presences"."left_at" is null;--> statement-breakpoint
CREATE INDEX "call_presences_of_call" ON "main"."call_presences" USING btree ("call_id","joined_at");--> statement-breakpoint
CREATE INDEX "call_presences_seen" ON "main"."call_presences" USING btree ("seen_at") WHERE "main"."call_presences"."left_at" is null;--> statement-breakpoint
CREATE INDEX "call_presences_remove_due" ON "main"."call_presences" USING btree ("remove_due_at") WHERE "main"."call_presences"."remove_due_at" is not null;--> statement-breakpoint
CREATE INDEX "call_signals_created" ON "main"."call_signals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_open" ON "main"."calls" USING btree ("appointment_id") WHERE "main"."calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "calls_of_appointment" ON "main"."calls" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "calls_delete_due" ON "main"."calls" USING btree ("delete_due_at") WHERE "main"."calls"."delete_due_at" is not null;--> statement-breakpoint
ALTER TABLE "main"."practices" ADD CONSTRAINT "practices_meets_by_link" CHECK (not "main"."practices"."meets_by_link" or "main"."practices"."meeting_link" <> '');--> statement-breakpoint
-- A practice that gave its clients a link goes on meeting them there.
UPDATE "main"."practices" SET "meets_by_link" = true WHERE "meeting_link" <> '';--> statement-breakpoint
CREATE FUNCTION "main"."end_calls_of_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."calls" SET "ended_at" = greatest("started_at", NEW.changed_at)
	WHERE "appointment_id" = NEW.id AND "ended_at" IS NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_end_calls" AFTER UPDATE ON "main"."appointments"
FOR EACH ROW WHEN (NEW."state" <> 'booked' OR (OLD."starts_at", OLD."ends_at") IS DISTINCT FROM (NEW."starts_at", NEW."ends_at"))
EXECUTE FUNCTION "main"."end_calls_of_appointment"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_call"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at THEN
		RAISE EXCEPTION 'a call that has ended stays so' USING ERRCODE = 'check_violation';
	END IF;
	IF OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL AND NEW.engine = 'livekit' THEN
		NEW.delete_due_at := NEW.ended_at;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "calls_hold" BEFORE UPDATE ON "main"."calls"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_call"();--> statement-breakpoint
CREATE FUNCTION "main"."close_call"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "main"."call_signals" WHERE "call_id" = NEW.id;
	UPDATE "main"."call_presences" SET "left_at" = "seen_at", "ended_by" = 'close'
	WHERE "call_id" = NEW.id AND "left_at" IS NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "calls_close" AFTER UPDATE OF "ended_at" ON "main"."calls"
FOR EACH ROW WHEN (OLD."ended_at" IS NULL AND NEW."ended_at" IS NOT NULL)
EXECUTE FUNCTION "main"."close_call"();--> statement-breakpoint
CREATE FUNCTION "main"."require_open_call"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "main"."calls" WHERE "id" = NEW.call_id AND "ended_at" IS NULL FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the call is not open' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "call_presences_open_call" BEFORE INSERT ON "main"."call_presences"
FOR EACH ROW EXECUTE FUNCTION "main"."require_open_call"();--> statement-breakpoint
CREATE FUNCTION "main"."number_signal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."calls" SET "last_signal_seq" = "last_signal_seq" + 1
	WHERE "id" = NEW.call_id AND "ended_at" IS NULL
	RETURNING "last_signal_seq" INTO NEW.seq;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the call is not open' USING ERRCODE = 'check_violation';
	END IF;
	DELETE FROM "main"."call_signals" WHERE "call_id" = NEW.call_id AND "seq" <= NEW.seq - 200;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "call_signals_number" BEFORE INSERT ON "main"."call_signals"
FOR EACH ROW EXECUTE FUNCTION "main"."number_signal"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_room"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "member"."user_id", TG_ARGV[0], "appointments"."id"
	FROM "main"."calls"
	JOIN "main"."appointments" ON "appointments"."id" = "calls"."appointment_id"
	CROSS JOIN LATERAL (
		SELECT "id" AS "user_id" FROM "main"."users" WHERE "number" = "appointments"."user_number"
		UNION ALL
		SELECT "user_id" FROM "main"."practices" WHERE "number" = "appointments"."practice_number" AND "user_id" IS NOT NULL
	) "member"
	WHERE "calls"."id" = NEW.call_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "call_presences_tell_joined" AFTER INSERT ON "main"."call_presences"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_room"('room');--> statement-breakpoint
CREATE TRIGGER "call_presences_tell_left" AFTER UPDATE OF "left_at" ON "main"."call_presences"
FOR EACH ROW WHEN (OLD."left_at" IS NULL AND NEW."left_at" IS NOT NULL)
EXECUTE FUNCTION "main"."tell_room"('room');--> statement-breakpoint
CREATE TRIGGER "call_signals_tell" AFTER INSERT ON "main"."call_signals"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_room"('signal');
