CREATE SCHEMA "main";
--> statement-breakpoint
CREATE TABLE "main"."audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."calm_modes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"switched_on_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."consents" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"enable_cookies_functional" boolean NOT NULL,
	"enable_cookies_analytics" boolean NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."deleted_photos" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_photos_tracker_id_id_pk" PRIMARY KEY("tracker_id","id")
);
--> statement-breakpoint
CREATE TABLE "main"."food_entries" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"meal" text NOT NULL,
	"food_id" text NOT NULL,
	"measure" text NOT NULL,
	"amount" numeric(7, 2) NOT NULL,
	"grams" numeric(8, 2) NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"eaten_on" date NOT NULL,
	CONSTRAINT "food_entries_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "food_entries_weight" CHECK ("main"."food_entries"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."foods" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"food" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."fulfilments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fulfilled_at" timestamp (3) with time zone,
	"reversed_at" timestamp (3) with time zone,
	"reversal" text,
	CONSTRAINT "fulfilments_attempts" CHECK ("main"."fulfilments"."attempts" >= 0),
	CONSTRAINT "fulfilments_done" CHECK ("main"."fulfilments"."due_at" is null or ("main"."fulfilments"."fulfilled_at" is null and "main"."fulfilments"."reversed_at" is null)),
	CONSTRAINT "fulfilments_reversal" CHECK (("main"."fulfilments"."reversed_at" is null) = ("main"."fulfilments"."reversal" is null) and ("main"."fulfilments"."reversal" is null or "main"."fulfilments"."reversal" in ('refunded', 'charged_back', 'denied')))
);
--> statement-breakpoint
CREATE TABLE "main"."goals" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"starts_on" date NOT NULL,
	"start_kilograms" numeric(5, 2) NOT NULL,
	"target_kilograms" numeric(5, 2) NOT NULL,
	"weeks" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_on" date,
	CONSTRAINT "goals_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "goals_weeks" CHECK ("main"."goals"."weeks" between 1 and 104),
	CONSTRAINT "goals_period" CHECK ("main"."goals"."ended_on" is null or "main"."goals"."ended_on" >= "main"."goals"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "main"."google_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "main"."kol_commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"kol_code" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_commissions_kind" CHECK ("main"."kol_commissions"."kind" in ('earned', 'reversed')),
	CONSTRAINT "kol_commissions_sign" CHECK (case when "main"."kol_commissions"."kind" = 'earned' then "main"."kol_commissions"."amount_rupiah" >= 0 else "main"."kol_commissions"."amount_rupiah" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "main"."kol_statements" (
	"kol_code" text NOT NULL,
	"month" text NOT NULL,
	"order_count" integer NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kol_statements_kol_code_month_pk" PRIMARY KEY("kol_code","month"),
	CONSTRAINT "kol_statements_month" CHECK ("main"."kol_statements"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "main"."kols" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"commission_percent" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "kols_user" UNIQUE("user_id"),
	CONSTRAINT "kols_code" CHECK ("main"."kols"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "kols_percent" CHECK ("main"."kols"."commission_percent" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "main"."leads" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"staff_count" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."measurements" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"measured_on" date NOT NULL,
	"value" numeric(7, 2) NOT NULL,
	"second_value" numeric(7, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "measurements_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "measurements_second" CHECK (("main"."measurements"."second_value" is not null) = ("main"."measurements"."kind" = 'bloodPressure'))
);
--> statement-breakpoint
CREATE TABLE "main"."nutrition_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sex" text NOT NULL,
	"born_on" date NOT NULL,
	"centimetres" numeric(4, 1) NOT NULL,
	"activity" text NOT NULL,
	"is_pregnant" boolean NOT NULL,
	"is_lactating" boolean NOT NULL,
	"has_disease" boolean NOT NULL,
	"eating_needs_person" boolean,
	"eating_checked_on" date,
	CONSTRAINT "nutrition_profiles_eating" CHECK (("main"."nutrition_profiles"."eating_needs_person" is null) = ("main"."nutrition_profiles"."eating_checked_on" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"is_included" boolean NOT NULL,
	"product_service_id" text,
	"promo_code" text,
	"tax_class" text,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_kind" CHECK ("main"."order_lines"."kind" in ('item', 'promo_discount', 'tax')),
	CONSTRAINT "order_lines_sign" CHECK (case when "main"."order_lines"."kind" = 'promo_discount' then "main"."order_lines"."amount_rupiah" <= 0 else "main"."order_lines"."amount_rupiah" >= 0 end),
	CONSTRAINT "order_lines_included" CHECK ("main"."order_lines"."is_included" = ("main"."order_lines"."kind" = 'tax')),
	CONSTRAINT "order_lines_item" CHECK (("main"."order_lines"."kind" = 'item') = ("main"."order_lines"."product_service_id" is not null)),
	CONSTRAINT "order_lines_discount" CHECK (("main"."order_lines"."kind" = 'promo_discount') = ("main"."order_lines"."promo_code" is not null)),
	CONSTRAINT "order_lines_tax" CHECK (("main"."order_lines"."kind" <> 'promo_discount') = ("main"."order_lines"."tax_class" is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."order_state_transitions" (
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	CONSTRAINT "order_state_transitions_from_state_to_state_pk" PRIMARY KEY("from_state","to_state")
);
--> statement-breakpoint
CREATE TABLE "main"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"total_rupiah" bigint NOT NULL,
	"state" text NOT NULL,
	"nutritionist_slug" text,
	"locale" text NOT NULL,
	"kol_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_state" CHECK ("main"."orders"."state" in ('created', 'otp_pending', 'awaiting_payment', 'paid', 'expired', 'cancelled', 'denied', 'partially_refunded', 'refunded', 'charged_back')),
	CONSTRAINT "orders_total" CHECK ("main"."orders"."total_rupiah" >= 0),
	CONSTRAINT "orders_locale" CHECK ("main"."orders"."locale" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "main"."otp_codes" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code_hmac" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "otp_codes_tries" CHECK ("main"."otp_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "main"."outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"receipt_number" text,
	"unsubscribe_url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_mails_attempts" CHECK ("main"."outbox_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."own_foods" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_foods_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "main"."password_resets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "main"."payment_notifications" (
	"body_hash" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"raw_body" text NOT NULL,
	"outcome" text,
	"charge_id" text DEFAULT '' NOT NULL,
	"refunded_rupiah" bigint,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_notifications_refunded" CHECK ("main"."payment_notifications"."refunded_rupiah" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."photos" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"taken_on" date NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_tracker_id_id_pk" PRIMARY KEY("tracker_id","id")
);
--> statement-breakpoint
CREATE TABLE "main"."planned_foods" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"meal" text NOT NULL,
	"food_id" text NOT NULL,
	"measure" text NOT NULL,
	"amount" numeric(7, 2) NOT NULL,
	"grams" numeric(8, 2) NOT NULL,
	"food" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"planned_on" date NOT NULL,
	CONSTRAINT "planned_foods_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "planned_foods_weight" CHECK ("main"."planned_foods"."grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."product_services" (
	"id" text PRIMARY KEY NOT NULL,
	"program_slug" text NOT NULL,
	"duration_weeks" integer NOT NULL,
	"session_count" integer NOT NULL,
	"price_rupiah" bigint NOT NULL,
	"tax_class" text DEFAULT 'standard_11' NOT NULL,
	CONSTRAINT "product_services_variant" UNIQUE("program_slug","duration_weeks"),
	CONSTRAINT "product_services_weeks" CHECK ("main"."product_services"."duration_weeks" > 0),
	CONSTRAINT "product_services_sessions" CHECK ("main"."product_services"."session_count" >= 0),
	CONSTRAINT "product_services_price" CHECK ("main"."product_services"."price_rupiah" >= 0),
	CONSTRAINT "product_services_tax_class" CHECK ("main"."product_services"."tax_class" in ('exempt_health', 'standard_11', 'non_pkp'))
);
--> statement-breakpoint
CREATE TABLE "main"."program_periods" (
	"order_id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"session_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	CONSTRAINT "program_periods_order" CHECK ("main"."program_periods"."ends_on" >= "main"."program_periods"."starts_on"),
	CONSTRAINT "program_periods_sessions" CHECK ("main"."program_periods"."session_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."promo_code_services" (
	"promo_code" text NOT NULL,
	"product_service_id" text NOT NULL,
	CONSTRAINT "promo_code_services_promo_code_product_service_id_pk" PRIMARY KEY("promo_code","product_service_id")
);
--> statement-breakpoint
CREATE TABLE "main"."promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"minimum_rupiah" bigint DEFAULT 0 NOT NULL,
	"discount_kind" text NOT NULL,
	"discount_value" bigint NOT NULL,
	CONSTRAINT "promo_codes_capitals" CHECK ("main"."promo_codes"."code" = upper("main"."promo_codes"."code") and "main"."promo_codes"."code" <> ''),
	CONSTRAINT "promo_codes_period" CHECK ("main"."promo_codes"."starts_at" < "main"."promo_codes"."ends_at"),
	CONSTRAINT "promo_codes_quota" CHECK ("main"."promo_codes"."used" between 0 and "main"."promo_codes"."quota"),
	CONSTRAINT "promo_codes_minimum" CHECK ("main"."promo_codes"."minimum_rupiah" >= 0),
	CONSTRAINT "promo_codes_kind" CHECK ("main"."promo_codes"."discount_kind" in ('percent', 'rupiah')),
	CONSTRAINT "promo_codes_value" CHECK ("main"."promo_codes"."discount_value" > 0 and "main"."promo_codes"."discount_value" < case "main"."promo_codes"."discount_kind" when 'percent' then 100 else "main"."promo_codes"."minimum_rupiah" end)
);
--> statement-breakpoint
CREATE TABLE "main"."promo_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"promo_code" text NOT NULL,
	"user_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotions_period" CHECK ("main"."promotions"."starts_at" < "main"."promotions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "main"."promotional_prices" (
	"promotion_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"price_rupiah" bigint NOT NULL,
	CONSTRAINT "promotional_prices_promotion_id_product_service_id_pk" PRIMARY KEY("promotion_id","product_service_id"),
	CONSTRAINT "promotional_prices_price" CHECK ("main"."promotional_prices"."price_rupiah" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."ramadans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "ramadans_period" CHECK ("main"."ramadans"."ends_on" between "main"."ramadans"."starts_on" and "main"."ramadans"."starts_on" + 30)
);
--> statement-breakpoint
CREATE TABLE "main"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "receipt_counters_positive" CHECK ("main"."receipt_counters"."last_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "main"."refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"surplus_attempt" integer,
	"provider_order_id" text NOT NULL,
	"amount_rupiah" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_once" UNIQUE NULLS NOT DISTINCT("transaction_id","surplus_attempt"),
	CONSTRAINT "refunds_amount" CHECK ("main"."refunds"."amount_rupiah" > 0),
	CONSTRAINT "refunds_state" CHECK ("main"."refunds"."state" in ('requested', 'paid_back', 'by_hand')),
	CONSTRAINT "refunds_settled" CHECK (("main"."refunds"."state" = 'requested') = ("main"."refunds"."settled_at" is null)),
	CONSTRAINT "refunds_due_once" CHECK ("main"."refunds"."due_at" is null or "main"."refunds"."state" = 'requested')
);
--> statement-breakpoint
CREATE TABLE "main"."registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registrations_token" UNIQUE("token_hash"),
	CONSTRAINT "registrations_email_lower" CHECK ("main"."registrations"."email" = lower("main"."registrations"."email")),
	CONSTRAINT "registrations_locale" CHECK ("main"."registrations"."locale" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "main"."reminders" (
	"tracker_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"hour" integer NOT NULL,
	"zone" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_id" UNIQUE("id"),
	CONSTRAINT "reminders_hour" CHECK ("main"."reminders"."hour" between 0 and 23),
	CONSTRAINT "reminders_weekdays" CHECK (cardinality("main"."reminders"."weekdays") between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "main"."session_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_credits_kind" CHECK ("main"."session_credits"."kind" in ('granted', 'used', 'reversed')),
	CONSTRAINT "session_credits_sign" CHECK (case when "main"."session_credits"."kind" = 'granted' then "main"."session_credits"."amount" > 0 else "main"."session_credits"."amount" < 0 end),
	CONSTRAINT "session_credits_order" CHECK (("main"."session_credits"."kind" = 'used') = ("main"."session_credits"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."share_views" (
	"id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"browser" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."sync_operations" (
	"tracker_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"kept" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_operations_tracker_id_id_pk" PRIMARY KEY("tracker_id","id"),
	CONSTRAINT "sync_operations_state" CHECK ("main"."sync_operations"."state" in ('done', 'open', 'closed')),
	CONSTRAINT "sync_operations_kept" CHECK ("main"."sync_operations"."state" = 'open' or "main"."sync_operations"."kept" is null)
);
--> statement-breakpoint
CREATE TABLE "main"."tracker_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"tracker_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"label" text NOT NULL,
	"shown_name" text NOT NULL,
	"sections" text[] NOT NULL,
	"day_count" integer NOT NULL,
	"pin_hmac" text,
	"wrong_pin_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "tracker_shares_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "tracker_shares_sections" CHECK (cardinality("main"."tracker_shares"."sections") > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."trackers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"program_slug" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"session_balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trackers_period" CHECK ("main"."trackers"."ends_on" >= "main"."trackers"."starts_on"),
	CONSTRAINT "trackers_session_balance" CHECK ("main"."trackers"."session_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"total_rupiah" bigint NOT NULL,
	"refunded_rupiah" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"chosen_method" jsonb,
	"payment_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_attempt" integer,
	CONSTRAINT "transactions_order" UNIQUE("order_id"),
	CONSTRAINT "transactions_state" CHECK ("main"."transactions"."state" in ('pending', 'paid', 'expired', 'cancelled', 'denied', 'partially_refunded', 'refunded', 'charged_back')),
	CONSTRAINT "transactions_total" CHECK ("main"."transactions"."total_rupiah" >= 0),
	CONSTRAINT "transactions_refunded" CHECK ("main"."transactions"."refunded_rupiah" between 0 and "main"."transactions"."total_rupiah"),
	CONSTRAINT "transactions_paid_attempt" CHECK (("main"."transactions"."paid_at" is not null) = ("main"."transactions"."paid_attempt" is not null)),
	CONSTRAINT "transactions_paid_at" CHECK (("main"."transactions"."state" in ('paid', 'partially_refunded', 'refunded', 'charged_back')) = ("main"."transactions"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date,
	"country" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"google_issuer" text,
	"google_subject" text,
	"google_email" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'id' NOT NULL,
	"email_verified_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_google_identity" UNIQUE("google_issuer","google_subject"),
	CONSTRAINT "users_email_lower" CHECK ("main"."users"."email" = lower("main"."users"."email")),
	CONSTRAINT "users_google_whole" CHECK (("main"."users"."google_issuer" is null) = ("main"."users"."google_subject" is null)),
	CONSTRAINT "users_can_sign_in" CHECK ("main"."users"."deleted_at" is not null or "main"."users"."password_hash" is not null or "main"."users"."google_subject" is not null),
	CONSTRAINT "users_locale" CHECK ("main"."users"."locale" in ('en', 'id'))
);
--> statement-breakpoint
CREATE TABLE "main"."weights" (
	"tracker_id" text NOT NULL,
	"measured_on" date NOT NULL,
	"kilograms" numeric(5, 2) NOT NULL,
	CONSTRAINT "weights_tracker_id_measured_on_pk" PRIMARY KEY("tracker_id","measured_on"),
	CONSTRAINT "weights_range" CHECK ("main"."weights"."kilograms" between 20 and 400)
);
--> statement-breakpoint
ALTER TABLE "main"."calm_modes" ADD CONSTRAINT "calm_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."carts" ADD CONSTRAINT "carts_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."deleted_photos" ADD CONSTRAINT "deleted_photos_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."food_entries" ADD CONSTRAINT "food_entries_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."goals" ADD CONSTRAINT "goals_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."google_sign_ins" ADD CONSTRAINT "google_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_commissions" ADD CONSTRAINT "kol_commissions_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_commissions" ADD CONSTRAINT "kol_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kol_statements" ADD CONSTRAINT "kol_statements_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kols" ADD CONSTRAINT "kols_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."measurements" ADD CONSTRAINT "measurements_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nutrition_profiles" ADD CONSTRAINT "nutrition_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."order_lines" ADD CONSTRAINT "order_lines_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_kol_code_kols_code_fk" FOREIGN KEY ("kol_code") REFERENCES "main"."kols"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."otp_codes" ADD CONSTRAINT "otp_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."outbox_mails" ADD CONSTRAINT "outbox_mails_receipt_number_receipts_number_fk" FOREIGN KEY ("receipt_number") REFERENCES "main"."receipts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."own_foods" ADD CONSTRAINT "own_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD CONSTRAINT "payment_notifications_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "main"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."photos" ADD CONSTRAINT "photos_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."planned_foods" ADD CONSTRAINT "planned_foods_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."program_periods" ADD CONSTRAINT "program_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."program_periods" ADD CONSTRAINT "program_periods_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_code_services" ADD CONSTRAINT "promo_code_services_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_code_services" ADD CONSTRAINT "promo_code_services_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_promo_codes_code_fk" FOREIGN KEY ("promo_code") REFERENCES "main"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promo_redemptions" ADD CONSTRAINT "promo_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" ADD CONSTRAINT "promotional_prices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "main"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" ADD CONSTRAINT "promotional_prices_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ramadans" ADD CONSTRAINT "ramadans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "main"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "main"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."reminders" ADD CONSTRAINT "reminders_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."session_credits" ADD CONSTRAINT "session_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."share_views" ADD CONSTRAINT "share_views_share_id_tracker_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "main"."tracker_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."sync_operations" ADD CONSTRAINT "sync_operations_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tracker_shares" ADD CONSTRAINT "tracker_shares_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."weights" ADD CONSTRAINT "weights_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "main"."audit_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "consents_by_visitor" ON "main"."consents" USING btree ("visitor_id","given_at");--> statement-breakpoint
CREATE INDEX "food_entries_of_day" ON "main"."food_entries" USING btree ("tracker_id","eaten_on");--> statement-breakpoint
CREATE INDEX "fulfilments_due" ON "main"."fulfilments" USING btree ("due_at") WHERE "main"."fulfilments"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_current" ON "main"."goals" USING btree ("tracker_id") WHERE "main"."goals"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "goals_of_tracker" ON "main"."goals" USING btree ("tracker_id","created_at");--> statement-breakpoint
CREATE INDEX "google_sign_ins_by_expiry" ON "main"."google_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "main"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kol_commissions_of_kol" ON "main"."kol_commissions" USING btree ("kol_code","created_at");--> statement-breakpoint
CREATE INDEX "kol_commissions_of_order" ON "main"."kol_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "main"."leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "measurements_of_day" ON "main"."measurements" USING btree ("tracker_id","measured_on");--> statement-breakpoint
CREATE INDEX "measurements_of_kind" ON "main"."measurements" USING btree ("tracker_id","kind","measured_on");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "main"."orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed" ON "main"."orders" USING btree ("expires_at") WHERE "main"."orders"."state" in ('created', 'otp_pending');--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "main"."outbox_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_notifications_of_transaction" ON "main"."payment_notifications" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "photos_of_day" ON "main"."photos" USING btree ("tracker_id","taken_on");--> statement-breakpoint
CREATE INDEX "planned_foods_of_day" ON "main"."planned_foods" USING btree ("tracker_id","planned_on");--> statement-breakpoint
CREATE INDEX "program_periods_of_tracker" ON "main"."program_periods" USING btree ("tracker_id","starts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_redemptions_one_a_user" ON "main"."promo_redemptions" USING btree ("promo_code","user_id") WHERE "main"."promo_redemptions"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "promo_redemptions_of_user" ON "main"."promo_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promotional_prices_of_service" ON "main"."promotional_prices" USING btree ("product_service_id");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "main"."rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "main"."refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "main"."refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "main"."refunds" USING btree ("due_at") WHERE "main"."refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "registrations_of_email" ON "main"."registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_by_expiry" ON "main"."registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "main"."reminders" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "session_credits_of_tracker" ON "main"."session_credits" USING btree ("tracker_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "main"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_views_of_share" ON "main"."share_views" USING btree ("share_id","at");--> statement-breakpoint
CREATE INDEX "sync_operations_open" ON "main"."sync_operations" USING btree ("tracker_id") WHERE "main"."sync_operations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sync_operations_received" ON "main"."sync_operations" USING btree ("tracker_id","received_at");--> statement-breakpoint
CREATE INDEX "tracker_shares_of_tracker" ON "main"."tracker_shares" USING btree ("tracker_id");--> statement-breakpoint
CREATE INDEX "trackers_of_user" ON "main"."trackers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transactions_of_user" ON "main"."transactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_pending" ON "main"."transactions" USING btree ("expires_at") WHERE "main"."transactions"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_pending" ON "main"."transactions" USING btree ("user_id","product_service_id") WHERE "main"."transactions"."state" = 'pending';--> statement-breakpoint
CREATE FUNCTION "main"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
-- The site caches rendered pages; it drops them when their content changes.
CREATE FUNCTION "main"."announce_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changed', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "product_services_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."product_services"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promotions_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."promotions"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
CREATE TRIGGER "promotional_prices_announces_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "main"."promotional_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."announce_change"();--> statement-breakpoint
INSERT INTO "main"."order_state_transitions" ("from_state", "to_state") VALUES
	('created', 'otp_pending'),
	('created', 'expired'),
	('created', 'cancelled'),
	('otp_pending', 'awaiting_payment'),
	('otp_pending', 'expired'),
	('otp_pending', 'cancelled'),
	('awaiting_payment', 'expired'),
	('awaiting_payment', 'cancelled'),
	('awaiting_payment', 'denied'),
	('awaiting_payment', 'paid'),
	('awaiting_payment', 'partially_refunded'),
	('awaiting_payment', 'refunded'),
	('awaiting_payment', 'charged_back'),
	('paid', 'denied'),
	('paid', 'partially_refunded'),
	('paid', 'refunded'),
	('paid', 'charged_back'),
	('expired', 'paid'),
	('expired', 'partially_refunded'),
	('expired', 'refunded'),
	('expired', 'charged_back'),
	('cancelled', 'paid'),
	('cancelled', 'partially_refunded'),
	('cancelled', 'refunded'),
	('cancelled', 'charged_back'),
	('denied', 'paid'),
	('denied', 'partially_refunded'),
	('denied', 'refunded'),
	('denied', 'charged_back'),
	('partially_refunded', 'refunded'),
	('partially_refunded', 'charged_back'),
	('refunded', 'charged_back');--> statement-breakpoint
CREATE FUNCTION "main"."hold_order_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.state <> 'created' THEN
			RAISE EXCEPTION 'an order begins created, not %', NEW.state USING ERRCODE = 'check_violation';
		END IF;
	ELSIF NEW.state <> OLD.state AND NOT EXISTS (
		SELECT FROM "main"."order_state_transitions"
		WHERE "from_state" = OLD.state AND "to_state" = NEW.state
	) THEN
		RAISE EXCEPTION 'an order that is % does not become %', OLD.state, NEW.state USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_state_transitions" BEFORE INSERT OR UPDATE OF "state" ON "main"."orders"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_state"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_order_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- The orders row has the id, a row of order_lines has the order_id.
	changed_order text := CASE WHEN TG_TABLE_NAME = 'orders' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'order_id' END;
BEGIN
	IF EXISTS (
		SELECT FROM "main"."orders" AS o WHERE o."id" = changed_order AND o."total_rupiah" IS DISTINCT FROM (
			SELECT sum(l."amount_rupiah") FROM "main"."order_lines" AS l
			WHERE l."order_id" = o."id" AND NOT l."is_included"
		)
	) THEN
		RAISE EXCEPTION 'the lines of order % do not come to its total', changed_order USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_total_of_lines" AFTER INSERT OR UPDATE OF "total_rupiah" ON "main"."orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_total"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_lines_come_to_total" AFTER INSERT ON "main"."order_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."hold_order_total"();--> statement-breakpoint
CREATE TRIGGER "order_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."order_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "payment_notifications_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."payment_notifications"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
CREATE FUNCTION "main"."move_session_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "main"."trackers" SET "session_balance" = "session_balance" + NEW."amount" WHERE "id" = NEW."tracker_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_credits_balance" AFTER INSERT ON "main"."session_credits"
FOR EACH ROW EXECUTE FUNCTION "main"."move_session_balance"();--> statement-breakpoint
CREATE FUNCTION "main"."keep_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A deletion inside another trigger is the cascade of the parent row.
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "session_credits_append_only" BEFORE UPDATE OR DELETE ON "main"."session_credits"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();--> statement-breakpoint
CREATE FUNCTION "main"."keep_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."buyer_name" = ''
		AND (NEW."number", NEW."order_id", NEW."content", NEW."issued_at") IS NOT DISTINCT FROM (OLD."number", OLD."order_id", OLD."content", OLD."issued_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'receipts is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "receipts_append_only" BEFORE UPDATE OR DELETE ON "main"."receipts"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_receipt"();--> statement-breakpoint
CREATE TRIGGER "kol_commissions_append_only" BEFORE UPDATE OR DELETE ON "main"."kol_commissions"
FOR EACH ROW EXECUTE FUNCTION "main"."keep_row"();
