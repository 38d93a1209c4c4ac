CREATE TABLE "main"."audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."password_resets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "main"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
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
ALTER TABLE "main"."email_verifications" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "main"."email_verifications" CASCADE;--> statement-breakpoint
ALTER TABLE "main"."users" DROP CONSTRAINT "users_can_sign_in";--> statement-breakpoint
-- Nobody has proved these addresses; their owners sign up again.
DELETE FROM "main"."users" WHERE "email_verified_at" IS NULL;--> statement-breakpoint
ALTER TABLE "main"."users" ALTER COLUMN "email_verified_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."google_sign_ins" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "main"."sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "main"."sessions" SET "last_seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "main"."sessions" ALTER COLUMN "last_seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."users" ADD COLUMN "google_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."users" ADD COLUMN "locale" text DEFAULT 'id' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "main"."password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "main"."audit_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "main"."rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "registrations_of_email" ON "main"."registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_by_expiry" ON "main"."registrations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "main"."google_sign_ins" ADD CONSTRAINT "google_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "main"."refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "main"."users" ADD CONSTRAINT "users_locale" CHECK ("main"."users"."locale" in ('en', 'id'));--> statement-breakpoint
ALTER TABLE "main"."users" ADD CONSTRAINT "users_can_sign_in" CHECK ("main"."users"."deleted_at" is not null or "main"."users"."password_hash" is not null or "main"."users"."google_subject" is not null);--> statement-breakpoint
CREATE FUNCTION "main"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "main"."audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();
