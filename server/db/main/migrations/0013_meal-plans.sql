CREATE TABLE "main"."meal_plan_choices" (
	"plan_id" text NOT NULL,
	"tracker_id" text NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"group" text NOT NULL,
	"food_id" text NOT NULL,
	CONSTRAINT "meal_plan_choices_plan_id_day_meal_group_pk" PRIMARY KEY("plan_id","day","meal","group")
);
--> statement-breakpoint
CREATE TABLE "main"."meal_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"tracker_number" integer NOT NULL,
	"practice_number" integer NOT NULL,
	"state" text NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"version" integer,
	"edition" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"targets" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"intake_kcal" double precision,
	"floor_kcal" integer,
	"rules_edition" text,
	"exception_signed_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "meal_plans_of_tracker" UNIQUE("id","tracker_id"),
	CONSTRAINT "meal_plans_version" UNIQUE("tracker_id","version"),
	CONSTRAINT "meal_plans_state" CHECK ("main"."meal_plans"."state" in ('draft', 'published', 'ended')),
	CONSTRAINT "meal_plans_edition" CHECK ("main"."meal_plans"."edition" in ('baru', 'lama')),
	CONSTRAINT "meal_plans_note" CHECK (length("main"."meal_plans"."note") <= 1000),
	CONSTRAINT "meal_plans_published" CHECK (case when "main"."meal_plans"."state" = 'draft' then "main"."meal_plans"."version" is null
        else num_nulls("main"."meal_plans"."version", "main"."meal_plans"."intake_kcal", "main"."meal_plans"."floor_kcal", "main"."meal_plans"."rules_edition", "main"."meal_plans"."published_at") = 0 end),
	CONSTRAINT "meal_plans_period" CHECK ("main"."meal_plans"."state" = 'draft' or "main"."meal_plans"."ends_on" - "main"."meal_plans"."starts_on" between 0 and 181),
	CONSTRAINT "meal_plans_intake" CHECK ("main"."meal_plans"."state" = 'draft' or ("main"."meal_plans"."intake_kcal" >= 800 and "main"."meal_plans"."floor_kcal" in (1200, 1500)
        and ("main"."meal_plans"."intake_kcal" >= "main"."meal_plans"."floor_kcal" or "main"."meal_plans"."exception_signed_at" is not null)))
);
--> statement-breakpoint
CREATE TABLE "main"."plan_templates" (
	"practice_number" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "plan_templates_practice_number_id_pk" PRIMARY KEY("practice_number","id")
);
--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "main"."trackers_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483646 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_number" UNIQUE("id","number");--> statement-breakpoint
ALTER TABLE "main"."meal_plan_choices" ADD CONSTRAINT "meal_plan_choices_plan" FOREIGN KEY ("plan_id","tracker_id") REFERENCES "main"."meal_plans"("id","tracker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."meal_plans" ADD CONSTRAINT "meal_plans_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."meal_plans" ADD CONSTRAINT "meal_plans_tracker" FOREIGN KEY ("tracker_id","tracker_number") REFERENCES "main"."trackers"("id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."plan_templates" ADD CONSTRAINT "plan_templates_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_draft" ON "main"."meal_plans" USING btree ("tracker_id","practice_number") WHERE "main"."meal_plans"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "main"."meal_plans" ADD CONSTRAINT "meal_plans_apart" EXCLUDE USING gist (
	int4range("tracker_number", "tracker_number", '[]') WITH &&,
	daterange("starts_on", "ends_on", '[]') WITH &&
) WHERE ("state" = 'published');--> statement-breakpoint
CREATE FUNCTION "main"."hold_meal_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.state <> 'draft' AND EXISTS (SELECT FROM "main"."trackers" WHERE "id" = OLD.tracker_id) THEN
			RAISE EXCEPTION 'a published plan goes with its tracker only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.state <> 'draft' THEN
		IF to_jsonb(NEW) - 'state' - 'ends_on' IS DISTINCT FROM to_jsonb(OLD) - 'state' - 'ends_on'
			OR OLD.state = 'ended' OR NEW.state = 'draft' OR NEW.ends_on > OLD.ends_on THEN
			RAISE EXCEPTION 'a published plan can only end earlier' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF NEW.state = 'ended' THEN
		RAISE EXCEPTION 'only a published plan ends' USING ERRCODE = 'check_violation';
	END IF;
	-- Its end waits for this change.
	PERFORM FROM "main"."care_relations"
	WHERE "tracker_id" = NEW.tracker_id AND "practice_number" = NEW.practice_number AND "until" IS NULL
	FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'nobody plans without an active care' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "meal_plans_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."meal_plans"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_meal_plan"();--> statement-breakpoint
CREATE FUNCTION "main"."delete_meal_plan_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "main"."meal_plans"
	WHERE "tracker_id" = NEW.tracker_id AND "practice_number" = NEW.practice_number AND "state" = 'draft';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "care_relations_delete_meal_plan_draft" AFTER UPDATE OF "until" ON "main"."care_relations"
FOR EACH ROW WHEN (OLD."until" IS NULL AND NEW."until" IS NOT NULL)
EXECUTE FUNCTION "main"."delete_meal_plan_draft"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_meal_plan_choice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "main"."meal_plans"
	WHERE "id" = NEW.plan_id AND "state" = 'published' AND NEW.day BETWEEN "starts_on" AND "ends_on"
	FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'a choice belongs to a day of a published plan' USING ERRCODE = 'check_violation';
	END IF;
	IF NOT EXISTS (
		SELECT FROM "main"."foods" WHERE "id" = NEW.food_id AND "food" ->> 'exchange' = NEW."group"
	) THEN
		RAISE EXCEPTION 'a choice is a food of its group' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "meal_plan_choices_hold" BEFORE INSERT OR UPDATE ON "main"."meal_plan_choices"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_meal_plan_choice"();
