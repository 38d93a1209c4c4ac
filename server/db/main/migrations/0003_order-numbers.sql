-- 19 characters of which no two look or sound alike. As 19 is a prime, the check character reveals
-- every single wrong character and every swap of two neighbours.
CREATE FUNCTION "main"."with_check_character"(body text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT left(body, 3) || '-' || right(body, 3) || substr('0123456789AHKMRUWXY', 1 + (sum(place * (strpos('0123456789AHKMRUWXY', substr(body, place, 1)) - 1)) % 19)::int, 1)
	FROM generate_series(1, 6) AS place
$$;--> statement-breakpoint
-- Scatters the counter over all 19^6 bodies, each of them once, so that a number tells no one how
-- many orders there are.
CREATE FUNCTION "main"."order_number"(counter bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT "main"."with_check_character"(string_agg(substr('0123456789AHKMRUWXY', 1 + ((counter % 47045881 * 31415927 + 12345678) % 47045881 / power(19, 6 - place)::bigint % 19)::int, 1), '' ORDER BY place))
	FROM generate_series(1, 6) AS place
$$;--> statement-breakpoint
CREATE SEQUENCE "main"."order_numbers";--> statement-breakpoint
ALTER TABLE "main"."orders" ADD COLUMN "number" text DEFAULT main.order_number(nextval('main.order_numbers')) NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_number" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_number_right" CHECK ("main"."orders"."number" ~ '^[0-9AHKMRUWXY]{3}-[0-9AHKMRUWXY]{4}$' and "main"."orders"."number" = main.with_check_character(left(replace("main"."orders"."number", '-', ''), 6)));