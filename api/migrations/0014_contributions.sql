CREATE TABLE "contribution_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contribution_id" integer NOT NULL,
	"reporter_key" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contribution_totals" (
	"thing_kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	CONSTRAINT "contribution_totals_thing_kind_thing_id_pk" PRIMARY KEY("thing_kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "contribution_votes" (
	"contribution_id" integer NOT NULL,
	"contributor_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_votes_contribution_id_contributor_id_pk" PRIMARY KEY("contribution_id","contributor_id")
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"contributor_id" integer NOT NULL,
	"thread_id" integer,
	"answers_id" integer,
	"rating" smallint,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"wait_reason" text,
	"held_words" text[] DEFAULT '{}' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"idempotency_key" text,
	CONSTRAINT "contributions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "contributors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contributors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" text,
	"name" text,
	"guest_key_hash" text,
	"email" text,
	"mailbox" text,
	"language" text NOT NULL,
	"trusted_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"wants_replies" boolean NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributors_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
ALTER TABLE "contribution_reports" ADD CONSTRAINT "contribution_reports_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_votes" ADD CONSTRAINT "contribution_votes_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_votes" ADD CONSTRAINT "contribution_votes_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_thread_id_contributions_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_answers_id_contributions_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."contributions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_reports_once_index" ON "contribution_reports" USING btree ("contribution_id","reporter_key");--> statement-breakpoint
CREATE INDEX "contribution_reports_open_index" ON "contribution_reports" USING btree ("contribution_id") WHERE "contribution_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "contribution_votes_contributor_index" ON "contribution_votes" USING btree ("contributor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_review_index" ON "contributions" USING btree ("thing_kind","thing_id","contributor_id") WHERE "contributions"."kind" = 'review';--> statement-breakpoint
CREATE INDEX "contributions_thing_index" ON "contributions" USING btree ("thing_kind","thing_id","created_at") WHERE "contributions"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "contributions_thread_index" ON "contributions" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "contributions_answers_index" ON "contributions" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "contributions_contributor_index" ON "contributions" USING btree ("contributor_id","created_at");--> statement-breakpoint
CREATE INDEX "contributions_waiting_index" ON "contributions" USING btree ("created_at") WHERE "contributions"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "contributors_guest_index" ON "contributors" USING btree ("guest_key_hash","mailbox");--> statement-breakpoint
CREATE INDEX "contributors_mailbox_index" ON "contributors" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "contributors_blocked_index" ON "contributors" USING btree ("blocked_at") WHERE "contributors"."blocked_at" is not null;