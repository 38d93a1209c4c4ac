ALTER TABLE "cms"."nutritionist" ALTER COLUMN "price_rupiah" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist" ALTER COLUMN "str_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist" ALTER COLUMN "str_issuer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist" ALTER COLUMN "sip_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist" ALTER COLUMN "sip_place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms"."nutritionist" ALTER COLUMN "sip_valid_until" DROP NOT NULL;