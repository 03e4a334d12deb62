CREATE TABLE "parties" (
	"id" text PRIMARY KEY NOT NULL,
	"episode_id" integer NOT NULL,
	"is_playing" boolean DEFAULT false NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"rate" double precision DEFAULT 1 NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"host_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "party_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"party_id" text NOT NULL,
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "party_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"party_id" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"connection" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "party_people_key" UNIQUE("party_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_messages" ADD CONSTRAINT "party_messages_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_people" ADD CONSTRAINT "party_people_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parties_active_index" ON "parties" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "parties_episode_index" ON "parties" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "party_messages_order_index" ON "party_messages" USING btree ("party_id","id");
