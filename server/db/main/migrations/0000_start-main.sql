CREATE SCHEMA "main";
--> statement-breakpoint
CREATE TABLE "main"."carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."email_verifications" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_verifications_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "main"."google_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "main"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"total_rupiah" bigint NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_state" CHECK ("main"."orders"."state" in ('created', 'otp_pending', 'awaiting_payment', 'paid', 'expired', 'cancelled', 'denied')),
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
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_mails_attempts" CHECK ("main"."outbox_mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."payment_notifications" (
	"body_hash" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"raw_body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."product_services" (
	"id" text PRIMARY KEY NOT NULL,
	"program_slug" text NOT NULL,
	"duration_weeks" integer NOT NULL,
	"session_count" integer NOT NULL,
	"price_rupiah" bigint NOT NULL,
	CONSTRAINT "product_services_variant" UNIQUE("program_slug","duration_weeks"),
	CONSTRAINT "product_services_weeks" CHECK ("main"."product_services"."duration_weeks" > 0),
	CONSTRAINT "product_services_sessions" CHECK ("main"."product_services"."session_count" >= 0),
	CONSTRAINT "product_services_price" CHECK ("main"."product_services"."price_rupiah" >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."trackers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"program_slug" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trackers_order" UNIQUE("order_id"),
	CONSTRAINT "trackers_period" CHECK ("main"."trackers"."ends_on" > "main"."trackers"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "main"."transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"total_rupiah" bigint NOT NULL,
	"state" text NOT NULL,
	"payment_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_order" UNIQUE("order_id"),
	CONSTRAINT "transactions_state" CHECK ("main"."transactions"."state" in ('pending', 'paid', 'expired', 'cancelled', 'denied')),
	CONSTRAINT "transactions_total" CHECK ("main"."transactions"."total_rupiah" >= 0),
	CONSTRAINT "transactions_paid_at" CHECK (("main"."transactions"."state" = 'paid') = ("main"."transactions"."paid_at" is not null))
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
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_google_identity" UNIQUE("google_issuer","google_subject"),
	CONSTRAINT "users_email_lower" CHECK ("main"."users"."email" = lower("main"."users"."email")),
	CONSTRAINT "users_google_whole" CHECK (("main"."users"."google_issuer" is null) = ("main"."users"."google_subject" is null)),
	CONSTRAINT "users_can_sign_in" CHECK ("main"."users"."password_hash" is not null or "main"."users"."google_subject" is not null)
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
ALTER TABLE "main"."carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."carts" ADD CONSTRAINT "carts_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."orders" ADD CONSTRAINT "orders_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."otp_codes" ADD CONSTRAINT "otp_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."payment_notifications" ADD CONSTRAINT "payment_notifications_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "main"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "main"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."trackers" ADD CONSTRAINT "trackers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "main"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."transactions" ADD CONSTRAINT "transactions_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."weights" ADD CONSTRAINT "weights_tracker_id_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "main"."trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_sign_ins_by_expiry" ON "main"."google_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "main"."orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "main"."outbox_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "main"."refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "main"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trackers_of_user" ON "main"."trackers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transactions_of_user" ON "main"."transactions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_pending" ON "main"."transactions" USING btree ("user_id","product_service_id") WHERE "main"."transactions"."state" = 'pending';