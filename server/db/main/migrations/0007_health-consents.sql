CREATE TABLE "main"."health_consents" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "main"."health_consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"is_given" boolean NOT NULL,
	"is_adult" boolean NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_consents_adult" CHECK ("main"."health_consents"."is_adult" or not "main"."health_consents"."is_given")
);
--> statement-breakpoint
ALTER TABLE "main"."health_consents" ADD CONSTRAINT "health_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_consents_by_user" ON "main"."health_consents" USING btree ("user_id","number");