ALTER TABLE "main"."appointment_changes" ADD COLUMN "correction_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."appointments" ADD COLUMN "correction_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."hold_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
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
	IF OLD.state = 'missed' AND (NEW.state, NEW.outcome) IS DISTINCT FROM (OLD.state, OLD.outcome) AND NEW.correction_reason = '' THEN
		RAISE EXCEPTION 'a correction of a missed session has a reason' USING ERRCODE = 'check_violation';
	END IF;
	NEW.sequence := OLD.sequence
		+ ((NEW.state, NEW.outcome, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.state, OLD.outcome, OLD.starts_at, OLD.ends_at))::int;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."append_appointment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR NEW.sequence <> OLD.sequence THEN
		INSERT INTO "main"."appointment_changes" ("appointment_id", "sequence", "starts_at", "state", "cancel_kind", "outcome", "correction_reason", "changed_by", "changed_at")
		VALUES (NEW.id, NEW.sequence, NEW.starts_at, NEW.state, NEW.cancel_kind, NEW.outcome, NEW.correction_reason, NEW.changed_by, NEW.changed_at);
	END IF;
	RETURN NULL;
END
$$;
