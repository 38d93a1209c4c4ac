CREATE TABLE "main"."chat_files" (
	"conversation_id" text NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_files_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "chat_files_author" CHECK ("main"."chat_files"."author" in ('client', 'nutritionist')),
	CONSTRAINT "chat_files_type" CHECK ("main"."chat_files"."type" in ('image/jpeg', 'image/png', 'application/pdf')),
	CONSTRAINT "chat_files_size" CHECK ("main"."chat_files"."bytes" = octet_length("main"."chat_files"."content")
        and "main"."chat_files"."bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "main"."conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"practice_number" integer NOT NULL,
	"nutritionist_id" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"read_seq_client" integer DEFAULT 0 NOT NULL,
	"read_seq_nutritionist" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_read" CHECK ("main"."conversations"."read_seq_client" between 0 and "main"."conversations"."last_seq"
        and "main"."conversations"."read_seq_nutritionist" between 0 and "main"."conversations"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "main"."messages" (
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"file_id" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_id" UNIQUE("conversation_id","id"),
	CONSTRAINT "messages_file" UNIQUE("conversation_id","file_id"),
	CONSTRAINT "messages_author" CHECK ("main"."messages"."author" in ('client', 'nutritionist')),
	CONSTRAINT "messages_length" CHECK (char_length("main"."messages"."body") <= 4000),
	CONSTRAINT "messages_content" CHECK (("main"."messages"."body" = '' and "main"."messages"."file_id" is null) = ("main"."messages"."withdrawn_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."quick_texts" (
	"practice_number" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "quick_texts_practice_number_position_pk" PRIMARY KEY("practice_number","position")
);
--> statement-breakpoint
CREATE TABLE "main"."unread_notices" (
	"conversation_id" text NOT NULL,
	"reader" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "unread_notices_conversation_id_reader_pk" PRIMARY KEY("conversation_id","reader"),
	CONSTRAINT "unread_notices_reader" CHECK ("main"."unread_notices"."reader" in ('client', 'nutritionist'))
);
--> statement-breakpoint
ALTER TABLE "main"."practices" ADD COLUMN "answer_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."chat_files" ADD CONSTRAINT "chat_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "main"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."conversations" ADD CONSTRAINT "conversations_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."conversations" ADD CONSTRAINT "conversations_nutritionist_id_users_id_fk" FOREIGN KEY ("nutritionist_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "main"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."messages" ADD CONSTRAINT "messages_own_file" FOREIGN KEY ("conversation_id","file_id") REFERENCES "main"."chat_files"("conversation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."quick_texts" ADD CONSTRAINT "quick_texts_practice_number_practices_number_fk" FOREIGN KEY ("practice_number") REFERENCES "main"."practices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."unread_notices" ADD CONSTRAINT "unread_notices_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "main"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_files_created" ON "main"."chat_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "main"."conversations" USING btree ("user_id","practice_number") WHERE "main"."conversations"."nutritionist_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_of_nutritionist" ON "main"."conversations" USING btree ("nutritionist_id");--> statement-breakpoint
CREATE INDEX "unread_notices_due" ON "main"."unread_notices" USING btree ("due_at") WHERE "main"."unread_notices"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "main"."practices" ADD CONSTRAINT "practices_answer" CHECK ("main"."practices"."answer_hours" between 1 and 168);--> statement-breakpoint
CREATE FUNCTION "main"."open_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."conversations" ("id", "user_id", "practice_number", "nutritionist_id", "created_at")
	SELECT gen_random_uuid()::text, "tracker"."user_id", NEW.practice_number, "practice"."user_id", NEW.since
	FROM "main"."trackers" AS "tracker", "main"."practices" AS "practice"
	WHERE "tracker"."id" = NEW.tracker_id AND "practice"."number" = NEW.practice_number AND "practice"."user_id" IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "care_relations_open_conversation" AFTER INSERT ON "main"."care_relations"
FOR EACH ROW EXECUTE FUNCTION "main"."open_conversation"();--> statement-breakpoint
INSERT INTO "main"."conversations" ("id", "user_id", "practice_number", "nutritionist_id", "created_at")
SELECT gen_random_uuid()::text, "tracker"."user_id", "relation"."practice_number", "practice"."user_id", "relation"."since"
FROM "main"."care_relations" AS "relation"
JOIN "main"."trackers" AS "tracker" ON "tracker"."id" = "relation"."tracker_id"
JOIN "main"."practices" AS "practice" ON "practice"."number" = "relation"."practice_number"
WHERE "relation"."until" IS NULL AND "practice"."user_id" IS NOT NULL
ORDER BY "relation"."since"
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "main"."hold_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.last_seq <> 0 THEN
			RAISE EXCEPTION 'a conversation begins without messages' USING ERRCODE = 'check_violation';
		END IF;
		RETURN NEW;
	END IF;
	-- The trigger on messages is one level deeper.
	IF NEW.last_seq <> OLD.last_seq AND pg_trigger_depth() = 1 THEN
		RAISE EXCEPTION 'only a new message counts' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW.read_seq_client < OLD.read_seq_client OR NEW.read_seq_nutritionist < OLD.read_seq_nutritionist THEN
		RAISE EXCEPTION 'what was read stays read' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "conversations_hold" BEFORE INSERT OR UPDATE ON "main"."conversations"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_conversation"();--> statement-breakpoint
CREATE FUNCTION "main"."number_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock of this row is what orders the messages.
	UPDATE "main"."conversations" SET "last_seq" = "last_seq" + 1
	WHERE "id" = NEW.conversation_id AND "last_seq" + 1 = NEW.seq;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'message % is not the next one', NEW.seq USING ERRCODE = 'check_violation';
	END IF;
	-- Its end waits for this message.
	PERFORM FROM "main"."care_relations" AS "relation"
	JOIN "main"."trackers" AS "tracker" ON "tracker"."id" = "relation"."tracker_id"
	JOIN "main"."conversations" AS "conversation"
		ON "conversation"."user_id" = "tracker"."user_id" AND "conversation"."practice_number" = "relation"."practice_number"
	WHERE "conversation"."id" = NEW.conversation_id AND "conversation"."nutritionist_id" IS NOT NULL AND "relation"."until" IS NULL
	FOR SHARE OF "relation";
	IF NOT FOUND THEN
		RAISE EXCEPTION 'nobody writes without an active care' USING ERRCODE = 'check_violation';
	END IF;
	IF NEW.file_id IS NOT NULL AND NOT EXISTS (
		SELECT FROM "main"."chat_files"
		WHERE "conversation_id" = NEW.conversation_id AND "id" = NEW.file_id AND "author" = NEW.author
	) THEN
		RAISE EXCEPTION 'a message carries a file of its author' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_number" BEFORE INSERT ON "main"."messages"
FOR EACH ROW EXECUTE FUNCTION "main"."number_message"();--> statement-breakpoint
CREATE FUNCTION "main"."hold_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM "main"."conversations" WHERE "id" = OLD.conversation_id) THEN
			RAISE EXCEPTION 'a message goes with its conversation only' USING ERRCODE = 'check_violation';
		END IF;
		RETURN OLD;
	END IF;
	IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
		OR (NEW.conversation_id, NEW.seq, NEW.id, NEW.author, NEW.sent_at)
			IS DISTINCT FROM (OLD.conversation_id, OLD.seq, OLD.id, OLD.author, OLD.sent_at) THEN
		RAISE EXCEPTION 'a message is withdrawn, never edited' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_hold" BEFORE UPDATE OR DELETE ON "main"."messages"
FOR EACH ROW EXECUTE FUNCTION "main"."hold_message"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref")
	SELECT "user_id", 'message', "id" FROM "main"."conversations" WHERE "id" = NEW.conversation_id
	UNION ALL
	SELECT "nutritionist_id", 'message', "id" FROM "main"."conversations"
	WHERE "id" = NEW.conversation_id AND "nutritionist_id" IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "messages_tell" AFTER INSERT OR UPDATE ON "main"."messages"
FOR EACH ROW EXECUTE FUNCTION "main"."tell_message"();--> statement-breakpoint
CREATE FUNCTION "main"."tell_read"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "main"."live_events" ("user_id", "kind", "ref") VALUES (NEW.user_id, 'read', NEW.id);
	IF NEW.nutritionist_id IS NOT NULL THEN
		INSERT INTO "main"."live_events" ("user_id", "kind", "ref") VALUES (NEW.nutritionist_id, 'read', NEW.id);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "conversations_tell_read" AFTER UPDATE OF "read_seq_client", "read_seq_nutritionist" ON "main"."conversations"
FOR EACH ROW WHEN ((OLD."read_seq_client", OLD."read_seq_nutritionist") IS DISTINCT FROM (NEW."read_seq_client", NEW."read_seq_nutritionist"))
EXECUTE FUNCTION "main"."tell_read"();
