CREATE TABLE "main"."live_cursors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_cursors_seq" CHECK ("main"."live_cursors"."last_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "main"."live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"seq" integer,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_seq" UNIQUE("user_id","seq")
);
--> statement-breakpoint
CREATE INDEX "live_events_new" ON "main"."live_events" USING btree ("user_id") WHERE "main"."live_events"."seq" is null;--> statement-breakpoint
CREATE INDEX "live_events_created" ON "main"."live_events" USING btree ("created_at");--> statement-breakpoint
-- Only rows of this transaction lack a number: every committed one has it.
CREATE FUNCTION "main"."number_live_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fresh record;
BEGIN
	FOR fresh IN SELECT "id", "user_id" FROM "main"."live_events" WHERE "seq" IS NULL ORDER BY "user_id", "id" LOOP
		PERFORM pg_notify('live_events', fresh.user_id);
		IF EXISTS (SELECT FROM "main"."users" WHERE "id" = fresh.user_id AND "deleted_at" IS NOT NULL) THEN
			DELETE FROM "main"."live_events" WHERE "id" = fresh.id;
		ELSE
			WITH "cursor" AS (
				INSERT INTO "main"."live_cursors" AS "kept" ("user_id", "last_seq") VALUES (fresh.user_id, 1)
				ON CONFLICT ("user_id") DO UPDATE SET "last_seq" = "kept"."last_seq" + 1
				RETURNING "last_seq"
			)
			UPDATE "main"."live_events" SET "seq" = "cursor"."last_seq", "created_at" = clock_timestamp()
			FROM "cursor" WHERE "id" = fresh.id;
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "live_events_number" AFTER INSERT ON "main"."live_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."number_live_events"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "id", 'appointment', NEW.id FROM "main"."users" WHERE "number" = NEW.user_number
	UNION ALL
	SELECT "user_id", 'appointment', NEW.id FROM "main"."practices" WHERE "number" = NEW.practice_number AND "user_id" IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_tell_new" AFTER INSERT ON "main"."appointments"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_appointment"();--> statement-breakpoint
CREATE TRIGGER "appointments_tell_changed" AFTER UPDATE ON "main"."appointments"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "main"."tell_appointment"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_relation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text := CASE WHEN NEW.until IS NULL THEN 'relation' ELSE 'relation-ended' END;
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "user_id", kind, NEW.id FROM "main"."trackers" WHERE "id" = NEW.tracker_id
	UNION ALL
	SELECT "user_id", kind, NEW.id FROM "main"."practices" WHERE "number" = NEW.practice_number AND "user_id" IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "care_relations_tell" AFTER INSERT OR UPDATE ON "main"."care_relations"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_relation"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref") VALUES (NEW.user_id, 'payment', NEW.id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "transactions_tell_new" AFTER INSERT ON "main"."transactions"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_payment"();--> statement-breakpoint
CREATE TRIGGER "transactions_tell_changed" AFTER UPDATE ON "main"."transactions"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "main"."tell_payment"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_payment_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "user_id", 'payment', "id" FROM "main"."transactions" WHERE "id" = NEW.transaction_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refunds_tell" AFTER INSERT OR UPDATE OF "state" ON "main"."refunds"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_payment_of_refund"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_payment_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "user_id", 'payment', "id" FROM "main"."transactions" WHERE "order_id" = NEW.order_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "fulfilments_tell" AFTER UPDATE OF "fulfilled_at", "reversed_at" ON "main"."fulfilments"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_payment_of_order"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_device"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "main"."live_events" ("user_id", "kind", "ref") VALUES (NEW.user_id, 'device', NEW.id);
	ELSE
		INSERT INTO "main"."live_events" ("user_id", "kind", "ref") VALUES (OLD.user_id, 'device-ended', OLD.id);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_tell_new" AFTER INSERT ON "main"."sessions"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_device"();--> statement-breakpoint
CREATE TRIGGER "sessions_tell_ended" AFTER UPDATE OF "ended_at" ON "main"."sessions"
FOR EACH ROW WHEN (OLD."ended_at" IS NULL AND NEW."ended_at" IS NOT NULL) EXECUTE FUNCTION "main"."tell_device"();--> statement-breakpoint
CREATE TRIGGER "sessions_tell_deleted" AFTER DELETE ON "main"."sessions"
FOR EACH ROW WHEN (OLD."ended_at" IS NULL) EXECUTE FUNCTION "main"."tell_device"();
