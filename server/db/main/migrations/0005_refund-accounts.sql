CREATE TABLE "main"."refund_accounts" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refund_accounts_number" CHECK ("main"."refund_accounts"."number" ~ '^[0-9]{6,20}$')
);
--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "main"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."refund_accounts" ADD CONSTRAINT "refund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_accounts_of_user" ON "main"."refund_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "main"."forget_refund_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "main"."refund_accounts" WHERE "refund_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "refunds_forget_account" AFTER UPDATE OF "state" ON "main"."refunds"
FOR EACH ROW WHEN (NEW."state" = 'paid_back') EXECUTE FUNCTION "main"."forget_refund_account"();
