ALTER TABLE "main"."measurements" ADD COLUMN "measured_at" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD COLUMN "meal_timing" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD COLUMN "typed_in" text;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_time" CHECK ("main"."measurements"."measured_at" is null or ("main"."measurements"."measured_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and ("main"."measurements"."kind" = 'bloodPressure' or "main"."measurements"."kind" = 'randomGlucose' or "main"."measurements"."kind" = 'fastingGlucose' or "main"."measurements"."kind" = 'twoHourGlucose')));--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_meal" CHECK ("main"."measurements"."meal_timing" is null or ("main"."measurements"."meal_timing" in ('before', 'after')
        and ("main"."measurements"."kind" = 'bloodPressure' or "main"."measurements"."kind" = 'randomGlucose')));--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_unit" CHECK ("main"."measurements"."typed_in" is null or (("main"."measurements"."kind", "main"."measurements"."typed_in") = ('randomGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('fastingGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('twoHourGlucose', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('hba1c', 'mmol/mol') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('totalCholesterol', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('ldl', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('hdl', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('triglycerides', 'mmol/L') or ("main"."measurements"."kind", "main"."measurements"."typed_in") = ('uricAcid', 'µmol/L')));--> statement-breakpoint
-- Forms kept one decimal of a number typed in mg/dL or percent, so a value with two was typed in the
-- other unit, if its conversion there and back gives the same value.
UPDATE "main"."measurements" SET "typed_in" = 'mmol/L'
WHERE "value" <> round("value", 1) AND (
	("kind" IN ('fastingGlucose', 'twoHourGlucose') AND round(round("value" / 18.016, 2) * 18.016, 2) = "value")
	OR ("kind" IN ('totalCholesterol', 'ldl', 'hdl') AND round(round("value" / 38.67, 2) * 38.67, 2) = "value")
	OR ("kind" = 'triglycerides' AND round(round("value" / 88.57, 2) * 88.57, 2) = "value"));--> statement-breakpoint
UPDATE "main"."measurements" SET "typed_in" = 'µmol/L'
WHERE "kind" = 'uricAcid' AND "value" <> round("value", 1) AND round(round("value" * 59.48) / 59.48, 2) = "value";--> statement-breakpoint
UPDATE "main"."measurements" SET "typed_in" = 'mmol/mol'
WHERE "kind" = 'hba1c' AND "value" <> round("value", 1) AND round(round(10.929 * ("value" - 2.152)) / 10.929 + 2.152, 2) = "value";
