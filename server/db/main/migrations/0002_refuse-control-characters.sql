-- Names and countries that were stored with characters that no cookie carries.
UPDATE "main"."users" SET
	"first_name" = coalesce(nullif(btrim(regexp_replace(regexp_replace("first_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')), ''), split_part("email", '@', 1)),
	"last_name" = btrim(regexp_replace(regexp_replace("last_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')),
	"country" = btrim(regexp_replace(regexp_replace("country", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g'))
WHERE "first_name" || "last_name" || "country" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
UPDATE "main"."registrations" SET
	"first_name" = coalesce(nullif(btrim(regexp_replace(regexp_replace("first_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g')), ''), split_part("email", '@', 1)),
	"last_name" = btrim(regexp_replace(regexp_replace("last_name", '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', '', 'g'))
WHERE "first_name" || "last_name" ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';--> statement-breakpoint
ALTER TABLE "main"."registrations" ADD CONSTRAINT "registrations_lines" CHECK ("main"."registrations"."first_name" || "main"."registrations"."last_name" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');--> statement-breakpoint
ALTER TABLE "main"."users" ADD CONSTRAINT "users_lines" CHECK ("main"."users"."first_name" || "main"."users"."last_name" || "main"."users"."country" !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]');