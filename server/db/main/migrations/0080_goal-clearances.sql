CREATE TABLE "main"."goal_clearances" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"relation_id" text NOT NULL,
	"tracker_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"void_reasons" text[] DEFAULT '{}' NOT NULL,
	"rationale" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "goal_clearances_reasons" CHECK ("main"."goal_clearances"."reasons" <@ array['disease', 'eating', 'intake'] and cardinality("main"."goal_clearances"."reasons") > 0),
	CONSTRAINT "goal_clearances_void" CHECK ("main"."goal_clearances"."void_reasons" <@ "main"."goal_clearances"."reasons"),
	CONSTRAINT "goal_clearances_rationale" CHECK ("main"."goal_clearances"."rationale" ~ '[^[:space:]]' and length("main"."goal_clearances"."rationale") <= 1000),
	CONSTRAINT "goal_clearances_period" CHECK ("main"."goal_clearances"."valid_until" - ("main"."goal_clearances"."signed_at" at time zone 'Asia/Jakarta')::date between 0 and 180),
	CONSTRAINT "goal_clearances_end" CHECK (("main"."goal_clearances"."ended_at" is null) = ("main"."goal_clearances"."ended_by" is null)),
	CONSTRAINT "goal_clearances_ended_by" CHECK ("main"."goal_clearances"."ended_by" in ('client', 'nutritionist', 'newer', 'care', 'consent'))
);
--> statement-breakpoint
ALTER TABLE "main"."goal_clearances" ADD CONSTRAINT "goal_clearances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."goal_clearances" ADD CONSTRAINT "goal_clearances_relation" FOREIGN KEY ("relation_id","tracker_id","practice_number") REFERENCES "main"."care_relations"("id","tracker_id","practice_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goal_clearances_open" ON "main"."goal_clearances" USING btree ("user_id") WHERE "main"."goal_clearances"."ended_at" is null;--> statement-breakpoint
CREATE FUNCTION "main"."hold_goal_clearance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."trackers" WHERE "id" = OLD.tracker_id) THEN
			RAISE EXCEPTION 'a clearance goes with its tracker only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF OLD.ended_at IS NOT NULL OR NOT NEW.void_reasons @> OLD.void_reasons
			OR to_jsonb(NEW) - 'ended_at' - 'ended_by' - 'void_reasons'
				IS DISTINCT FROM to_jsonb(OLD) - 'ended_at' - 'ended_by' - 'void_reasons' THEN
			RAISE EXCEPTION 'a clearance only ends or loses reasons' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF NEW.ended_at IS NOT NULL OR NEW.void_reasons <> '{}' THEN
		RAISE EXCEPTION 'a clearance starts whole' USING ERRCODE = 'check_violation';
	END IF;
	-- Its end waits for this signature.
	PERFORM FROM "main"."care_relations"
	JOIN "main"."trackers" ON "trackers"."id" = "care_relations"."tracker_id"
	WHERE "care_relations"."id" = NEW.relation_id AND "care_relations"."until" IS NULL
		AND "trackers"."user_id" = NEW.user_id
	FOR SHARE OF "care_relations";
	IF NOT FOUND THEN
		RAISE EXCEPTION 'nobody clears a client without an active care' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "goal_clearances_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."goal_clearances"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_goal_clearance"();--> statement-breakpoint
CREATE FUNCTION "main"."void_goal_clearance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."goal_clearances" SET "void_reasons" = array_append("void_reasons", TG_ARGV[0])
	WHERE "user_id" = NEW.user_id AND "ended_at" IS NULL
		AND TG_ARGV[0] = ANY ("reasons") AND TG_ARGV[0] <> ALL ("void_reasons");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "nutrition_profiles_void_disease" AFTER UPDATE OF "has_disease" ON "main"."nutrition_profiles"
FOR EACH ROW WHEN (OLD."has_disease" <> NEW."has_disease")
EXECUTE FUNCTION "main"."void_goal_clearance"('disease');--> statement-breakpoint
CREATE TRIGGER "nutrition_profiles_void_eating" AFTER UPDATE OF "eating_needs_person", "eating_checked_on" ON "main"."nutrition_profiles"
FOR EACH ROW WHEN (NEW."eating_needs_person")
EXECUTE FUNCTION "main"."void_goal_clearance"('eating');--> statement-breakpoint
CREATE FUNCTION "main"."end_goal_clearance_of_care"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."goal_clearances" SET "ended_at" = NEW.until, "ended_by" = 'care'
	WHERE "relation_id" = NEW.id AND "ended_at" IS NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "care_relations_end_goal_clearance" AFTER UPDATE OF "until" ON "main"."care_relations"
FOR EACH ROW WHEN (OLD."until" IS NULL AND NEW."until" IS NOT NULL)
EXECUTE FUNCTION "main"."end_goal_clearance_of_care"();--> statement-breakpoint
CREATE FUNCTION "main"."end_goal_clearance_of_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."goal_clearances" SET "ended_at" = NEW.decided_at, "ended_by" = 'consent'
	WHERE "user_id" = NEW.user_id AND "ended_at" IS NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "health_consents_end_goal_clearance" AFTER INSERT ON "main"."health_consents"
FOR EACH ROW WHEN (NOT NEW."is_given")
EXECUTE FUNCTION "main"."end_goal_clearance_of_consent"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_goal_clearance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "member"."user_id", 'clearance', NEW.id
	FROM (
		SELECT NEW.user_id AS "user_id"
		UNION ALL
		SELECT "user_id" FROM "main"."practices" WHERE "number" = NEW.practice_number AND "user_id" IS NOT NULL
	) "member";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "goal_clearances_tell" AFTER INSERT OR UPDATE ON "main"."goal_clearances"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_goal_clearance"();
