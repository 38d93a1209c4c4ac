CREATE TABLE "main"."passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose" CHECK ("main"."passkey_challenges"."purpose" in ('add', 'prove'))
);
--> statement-breakpoint
CREATE TABLE "main"."passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_name" CHECK (length("main"."passkeys"."name") between 1 and 60),
	CONSTRAINT "passkeys_counter" CHECK ("main"."passkeys"."counter" >= 0)
);
--> statement-breakpoint
ALTER TABLE "main"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "main"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "main"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "main"."passkeys" USING btree ("user_id","created_at");