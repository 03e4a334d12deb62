ALTER TABLE "contributions" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contributors" ADD COLUMN "is_mail_refused" boolean DEFAULT false NOT NULL;