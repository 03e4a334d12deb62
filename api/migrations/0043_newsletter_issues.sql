CREATE TABLE "letter_posts" (
	"letter_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "letter_posts_letter_id_post_id_pk" PRIMARY KEY("letter_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "letter_recipients" (
	"letter_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mail_id" integer,
	CONSTRAINT "letter_recipients_letter_id_subscription_id_pk" PRIMARY KEY("letter_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"texts" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"recipient_total" integer DEFAULT 0 NOT NULL,
	"sent_total" integer DEFAULT 0 NOT NULL,
	"undelivered_total" integer DEFAULT 0 NOT NULL,
	"left_total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letter_posts" ADD CONSTRAINT "letter_posts_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_posts" ADD CONSTRAINT "letter_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipients" ADD CONSTRAINT "letter_recipients_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_posts_post_index" ON "letter_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_state_index" ON "letter_recipients" USING btree ("letter_id","state","subscription_id");--> statement-breakpoint
CREATE INDEX "letter_recipients_subscription_index" ON "letter_recipients" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_recipients_mail_index" ON "letter_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "letters_state_index" ON "letters" USING btree ("state");