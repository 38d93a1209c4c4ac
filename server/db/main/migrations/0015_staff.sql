CREATE TABLE "main"."recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."role_permissions" (
	"role" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_permission_pk" PRIMARY KEY("role","permission"),
	CONSTRAINT "role_permissions_role" CHECK ("main"."role_permissions"."role" in ('owner', 'editor', 'finance', 'support', 'clinical'))
);
--> statement-breakpoint
CREATE TABLE "main"."staff_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"granted_by" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "staff_grants_role" CHECK ("main"."staff_grants"."role" in ('owner', 'editor', 'finance', 'support', 'clinical')),
	CONSTRAINT "staff_grants_by_another" CHECK ("main"."staff_grants"."granted_by" <> "main"."staff_grants"."user_id"),
	CONSTRAINT "staff_grants_end" CHECK (("main"."staff_grants"."ended_at" is null) = ("main"."staff_grants"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "main"."staff_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"secret" text NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "staff_links_email" CHECK ("main"."staff_links"."email" = lower("main"."staff_links"."email")),
	CONSTRAINT "staff_links_purpose" CHECK ("main"."staff_links"."purpose" in ('join', 'second_factor')),
	CONSTRAINT "staff_links_roles" CHECK ("main"."staff_links"."roles" <@ array['owner', 'editor', 'finance', 'support', 'clinical']),
	CONSTRAINT "staff_links_purpose_roles" CHECK (("main"."staff_links"."purpose" = 'join') = (cardinality("main"."staff_links"."roles") > 0)),
	CONSTRAINT "staff_links_life" CHECK ("main"."staff_links"."expires_at" <= "main"."staff_links"."created_at" + interval '72 hours')
);
--> statement-breakpoint
CREATE TABLE "main"."staff_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"suspended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"proof" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "staff_sessions_proof" CHECK ("main"."staff_sessions"."proof" in ('passkey', 'totp', 'recovery_code'))
);
--> statement-breakpoint
CREATE TABLE "main"."totp_secrets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"last_step" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD COLUMN "actor_kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD COLUMN "object_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD COLUMN "object_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD COLUMN "request_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_staff_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."staff_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_grants" ADD CONSTRAINT "staff_grants_user_id_staff_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."staff_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_grants" ADD CONSTRAINT "staff_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_grants" ADD CONSTRAINT "staff_grants_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_links" ADD CONSTRAINT "staff_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" ADD CONSTRAINT "staff_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "main"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."staff_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_staff_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."staff_members"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user" ON "main"."recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_grants_open" ON "main"."staff_grants" USING btree ("user_id","role") WHERE "main"."staff_grants"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_grants_of_user" ON "main"."staff_grants" USING btree ("user_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_links_open" ON "main"."staff_links" USING btree ("email") WHERE "main"."staff_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_sessions_of_user" ON "main"."staff_sessions" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "main"."audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "main"."audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_object" ON "main"."audit_entries" USING btree ("object_kind","object_id","at");--> statement-breakpoint
ALTER TABLE "main"."audit_entries" ADD CONSTRAINT "audit_entries_actor_kind" CHECK ("main"."audit_entries"."actor_kind" in ('member', 'staff', 'operator', 'system'));--> statement-breakpoint
INSERT INTO "main"."role_permissions" ("role", "permission")
SELECT 'owner', unnest(ARRAY[
	'audit.read', 'background.read', 'breaches.work', 'content.edit', 'content.publish', 'content.review',
	'credentials.enter', 'credentials.verify', 'leads.work', 'mail.work', 'members.decide', 'members.propose',
	'members.read', 'members.serve', 'nutritionists.manage', 'nutritionists.read', 'partners.manage',
	'partners.pay', 'partners.read', 'purchases.read', 'purchases.serve', 'refunds.decide', 'refunds.propose',
	'requests.work', 'staff.grant', 'staff.read', 'tasks.work'
])
UNION ALL SELECT 'editor', unnest(ARRAY['content.edit', 'content.publish', 'tasks.work'])
UNION ALL SELECT 'finance', unnest(ARRAY[
	'partners.pay', 'partners.read', 'purchases.read', 'purchases.serve', 'refunds.decide', 'refunds.propose',
	'tasks.work'
])
UNION ALL SELECT 'support', unnest(ARRAY[
	'background.read', 'credentials.enter', 'leads.work', 'mail.work', 'members.propose', 'members.read',
	'members.serve', 'nutritionists.read', 'purchases.read', 'purchases.serve', 'refunds.propose',
	'requests.work', 'tasks.work'
])
UNION ALL SELECT 'clinical', unnest(ARRAY['content.review', 'credentials.verify', 'nutritionists.read', 'tasks.work']);--> statement-breakpoint
CREATE FUNCTION "main"."is_staff_owner"("person" text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT FROM "main"."staff_grants" "granted" JOIN "main"."staff_members" "member" USING ("user_id")
		WHERE "granted"."user_id" = "person" AND "granted"."role" = 'owner'
			AND "granted"."ended_at" IS NULL AND "member"."suspended_at" IS NULL
	)
$$;--> statement-breakpoint
CREATE FUNCTION "main"."hold_staff_grant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.granted_by IS NULL THEN
			PERFORM pg_advisory_xact_lock(hashtext('main.staff_grants'));
			IF NEW.role <> 'owner'
				OR EXISTS (SELECT FROM "main"."staff_grants" WHERE "role" = 'owner' AND "ended_at" IS NULL) THEN
				RAISE EXCEPTION 'only the first owner is granted by nobody'
					USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_grants_first_owner';
			END IF;
		ELSIF NOT "main"."is_staff_owner"(NEW.granted_by) THEN
			RAISE EXCEPTION 'only an owner grants'
				USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_grants_by_owner';
		END IF;
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' OR OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
		OR (NEW.id, NEW.user_id, NEW.role, NEW.granted_by, NEW.granted_at, NEW.reason)
			IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.role, OLD.granted_by, OLD.granted_at, OLD.reason) THEN
		RAISE EXCEPTION 'a grant ends once, and never changes otherwise' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_grants_hold" BEFORE INSERT OR UPDATE OR DELETE ON "main"."staff_grants"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_staff_grant"();--> statement-breakpoint
CREATE TRIGGER "staff_grants_append_only" BEFORE TRUNCATE ON "main"."staff_grants"
FOR EACH STATEMENT EXECUTE FUNCTION "main"."refuse_change"();--> statement-breakpoint
-- Deferred, so an owner may hand over in one transaction. The lock lets one commit count at a time.
CREATE FUNCTION "main"."keep_staff_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('main.staff_grants'));
	IF NOT EXISTS (SELECT FROM "main"."staff_members" WHERE "main"."is_staff_owner"("user_id")) THEN
		RAISE EXCEPTION 'an owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_owner_stays';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "staff_grants_owner_stays" AFTER UPDATE OF "ended_at" ON "main"."staff_grants"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."keep_staff_owner"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "staff_members_owner_stays" AFTER UPDATE OF "suspended_at" ON "main"."staff_members"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "main"."keep_staff_owner"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_staff_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
		OR (NEW.token_hash, NEW.purpose, NEW.email, NEW.roles, NEW.secret, NEW.made_by, NEW.created_at, NEW.expires_at)
			IS DISTINCT FROM
			(OLD.token_hash, OLD.purpose, OLD.email, OLD.roles, OLD.secret, OLD.made_by, OLD.created_at, OLD.expires_at) THEN
		RAISE EXCEPTION 'a link ends once, and never changes otherwise' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_links_hold" BEFORE UPDATE ON "main"."staff_links"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_staff_link"();
