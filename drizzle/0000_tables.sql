CREATE TABLE "events" (
	"table_id" integer NOT NULL,
	"version" integer NOT NULL,
	"place" smallint NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_table_id_version_place_pk" PRIMARY KEY("table_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "interactions" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"table_id" integer PRIMARY KEY NOT NULL,
	"guild_id" text NOT NULL,
	"ruleset" text NOT NULL,
	"user_a" text NOT NULL,
	"user_b" text NOT NULL,
	"winner" text,
	"by" text NOT NULL,
	"points_a" smallint NOT NULL,
	"points_b" smallint NOT NULL,
	"stones_a" smallint NOT NULL,
	"stones_b" smallint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_winner_known" CHECK ("results"."winner" in ('A', 'B'))
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ruleset" text NOT NULL,
	"options" jsonb NOT NULL,
	"help" text NOT NULL,
	"thread" text NOT NULL,
	"locale" text NOT NULL,
	"guild_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"challenger" text NOT NULL,
	"opponent" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"board_channel_id" text,
	"board_message_id" text,
	"told_version" integer DEFAULT -1 NOT NULL,
	"telling_version" integer,
	"telling_at" timestamp (3) with time zone,
	"deal" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tables_status_known" CHECK ("tables"."status" in ('open', 'running', 'over', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "tables_two_people" CHECK ("tables"."challenger" <> "tables"."opponent"),
	CONSTRAINT "tables_dealt_to_run" CHECK ("tables"."status" not in ('running', 'over') or "tables"."deal" is not null),
	CONSTRAINT "tables_told_what_was" CHECK ("tables"."told_version" <= "tables"."version"),
	CONSTRAINT "tables_board_whole" CHECK (("tables"."board_channel_id" is null) = ("tables"."board_message_id" is null))
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interactions_by_age" ON "interactions" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_one_a_pair" ON "tables" USING btree ("channel_id",least("challenger", "opponent"),greatest("challenger", "opponent")) WHERE "tables"."status" in ('open', 'running');--> statement-breakpoint
CREATE INDEX "tables_of_challenger" ON "tables" USING btree ("guild_id","challenger") WHERE "tables"."status" in ('open', 'running');--> statement-breakpoint
CREATE INDEX "tables_of_opponent" ON "tables" USING btree ("guild_id","opponent") WHERE "tables"."status" in ('open', 'running');--> statement-breakpoint
CREATE INDEX "tables_untold" ON "tables" USING btree ("id") WHERE "tables"."told_version" < "tables"."version";--> statement-breakpoint
CREATE INDEX "tables_overdue" ON "tables" USING btree ("expires_at") WHERE "tables"."status" = 'open';