ALTER TABLE "main"."practices" ALTER COLUMN "practice_until" DROP NOT NULL;--> statement-breakpoint
CREATE FUNCTION "main"."verified_until"(practice text) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT least("sip"."valid_until", (
		SELECT "valid_until" FROM "main"."credentials"
		WHERE "practice_slug" = practice AND "kind" = 'str' AND "state" = 'verified'
		ORDER BY "entered_at" DESC, "id" DESC LIMIT 1
	))
	FROM "main"."credentials" "sip"
	WHERE "sip"."practice_slug" = practice AND "sip"."kind" = 'sip' AND "sip"."state" = 'verified'
	ORDER BY "sip"."entered_at" DESC, "sip"."id" DESC LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION "main"."hold_practice_until"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "main"."credentials" WHERE "practice_slug" = NEW.slug)
		AND NEW.practice_until IS DISTINCT FROM "main"."verified_until"(NEW.slug) THEN
		RAISE EXCEPTION 'the last day of a practice is that of its verified credentials' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "practices_hold_until" BEFORE UPDATE OF "practice_until" ON "main"."practices"
FOR EACH ROW WHEN (NEW."practice_until" IS DISTINCT FROM OLD."practice_until") EXECUTE FUNCTION "main"."hold_practice_until"();
