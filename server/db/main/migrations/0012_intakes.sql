CREATE TABLE "main"."intakes" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intakes_answers" CHECK (jsonb_typeof("main"."intakes"."answers") = 'object' and octet_length("main"."intakes"."answers"::text) <= 65536)
);
--> statement-breakpoint
ALTER TABLE "main"."intakes" ADD CONSTRAINT "intakes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "main"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."intakes" ADD CONSTRAINT "intakes_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intakes_of_tracker" ON "main"."intakes" USING btree ("tracker_id","saved_at");--> statement-breakpoint
CREATE FUNCTION "main"."hold_intake"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."appointments" WHERE "id" = OLD.appointment_id)
			AND EXISTS (SELECT FROM "main"."trackers" WHERE "id" = OLD.tracker_id) THEN
			RAISE EXCEPTION 'an intake goes with its session only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NEW.appointment_id <> OLD.appointment_id OR NEW.version <> OLD.version + 1 THEN
			RAISE EXCEPTION 'version % is not the next one of its session', NEW.version USING ERRCODE = 'check_violation';
		END IF;
		-- The clocks of two instances differ a little.
		NEW.saved_at := greatest(OLD.saved_at, NEW.saved_at);
	ELSIF NEW.version <> 1 THEN
		RAISE EXCEPTION 'an intake begins with version 1' USING ERRCODE = 'check_violation';
	END IF;
	-- A move and an end of the session wait for this intake.
	PERFORM FROM "main"."appointments"
	WHERE "id" = NEW.appointment_id AND "tracker_id" = NEW.tracker_id
		AND "state" = 'booked' AND "starts_at" > NEW.saved_at
	FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'an intake is written before its session' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "intakes_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."intakes"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_intake"();
