CREATE TABLE "main"."packaged_foods" (
	"barcode" text PRIMARY KEY NOT NULL,
	"product" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
