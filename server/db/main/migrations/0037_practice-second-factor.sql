ALTER TABLE "main"."recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_staff_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" DROP CONSTRAINT "staff_sessions_user_id_staff_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "main"."totp_secrets" DROP CONSTRAINT "totp_secrets_user_id_staff_members_user_id_fk";
--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" ADD COLUMN "area" text DEFAULT 'console' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "main"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."staff_sessions" ADD CONSTRAINT "staff_sessions_area" CHECK ("main"."staff_sessions"."area" in ('console', 'practice'));