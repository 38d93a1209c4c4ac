ALTER TABLE "main"."receipts" DROP CONSTRAINT "receipts_order";--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD COLUMN "replaces" text;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_first" ON "main"."receipts" USING btree ("order_id") WHERE "main"."receipts"."replaces" is null;--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD CONSTRAINT "receipts_replaced_once" UNIQUE("replaces");--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD CONSTRAINT "receipts_of_order" UNIQUE("order_id","number");--> statement-breakpoint
ALTER TABLE "main"."receipts" ADD CONSTRAINT "receipts_replaces" FOREIGN KEY ("order_id","replaces") REFERENCES "main"."receipts"("order_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "main"."keep_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."buyer_name" = ''
		AND (NEW."number", NEW."order_id", NEW."content", NEW."issued_at", NEW."replaces") IS NOT DISTINCT FROM (OLD."number", OLD."order_id", OLD."content", OLD."issued_at", OLD."replaces") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'receipts is append-only';
END
$$;