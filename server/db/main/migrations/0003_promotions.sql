CREATE TABLE "main"."promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotions_period" CHECK ("main"."promotions"."starts_at" < "main"."promotions"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "main"."promotional_prices" (
	"promotion_id" text NOT NULL,
	"product_service_id" text NOT NULL,
	"price_rupiah" bigint NOT NULL,
	CONSTRAINT "promotional_prices_promotion_id_product_service_id_pk" PRIMARY KEY("promotion_id","product_service_id"),
	CONSTRAINT "promotional_prices_price" CHECK ("main"."promotional_prices"."price_rupiah" >= 0)
);
--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" ADD CONSTRAINT "promotional_prices_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "main"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."promotional_prices" ADD CONSTRAINT "promotional_prices_product_service_id_product_services_id_fk" FOREIGN KEY ("product_service_id") REFERENCES "main"."product_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotional_prices_of_service" ON "main"."promotional_prices" USING btree ("product_service_id");