CREATE TABLE "computer_standings" (
	"guild_id" text NOT NULL,
	"user_id" text NOT NULL,
	"level" text NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	CONSTRAINT "computer_standings_guild_id_user_id_level_pk" PRIMARY KEY("guild_id","user_id","level")
);
--> statement-breakpoint
CREATE TABLE "dailies" (
	"day" text PRIMARY KEY NOT NULL,
	"deal" bigint NOT NULL,
	CONSTRAINT "dailies_deal_unique" UNIQUE("deal"),
	CONSTRAINT "dailies_day_whole" CHECK ("dailies"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "dailies_deal_bounds" CHECK ("dailies"."deal" between 1 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "seen_lines" (
	"player" text NOT NULL,
	"deal" bigint NOT NULL,
	CONSTRAINT "seen_lines_player_deal_pk" PRIMARY KEY("player","deal")
);
--> statement-breakpoint
CREATE TABLE "solo_moves" (
	"solo_id" integer NOT NULL,
	"version" integer NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "solo_moves_solo_id_version_pk" PRIMARY KEY("solo_id","version")
);
--> statement-breakpoint
CREATE TABLE "solo_standings" (
	"guild_id" text NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"user_id" text NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL,
	"score" integer NOT NULL,
	"best" smallint,
	"run" integer NOT NULL,
	"longest_run" integer NOT NULL,
	CONSTRAINT "solo_standings_guild_id_board_period_user_id_pk" PRIMARY KEY("guild_id","board","period","user_id"),
	CONSTRAINT "solo_standings_board_known" CHECK ("solo_standings"."board" in ('all', 'daily')),
	CONSTRAINT "solo_standings_best_of_wins" CHECK (("solo_standings"."wins" = 0) = ("solo_standings"."best" is null)),
	CONSTRAINT "solo_standings_within_games" CHECK ("solo_standings"."wins" between "solo_standings"."longest_run" and "solo_standings"."games"),
	CONSTRAINT "solo_standings_run_at_most" CHECK ("solo_standings"."run" <= "solo_standings"."longest_run")
);
--> statement-breakpoint
CREATE TABLE "solos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "solos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player" text NOT NULL,
	"variant" text NOT NULL,
	"visibility" text NOT NULL,
	"locale" text NOT NULL,
	"guild_id" text,
	"channel_id" text NOT NULL,
	"deal" bigint NOT NULL,
	"daily" text,
	"deck" jsonb NOT NULL,
	"counts" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"board_channel_id" text,
	"board_message_id" text,
	"status" text DEFAULT 'running' NOT NULL,
	"score" smallint,
	"loss" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "solos_status_known" CHECK ("solos"."status" in ('running', 'won', 'lost')),
	CONSTRAINT "solos_won_with_score" CHECK (("solos"."status" = 'won') = ("solos"."score" is not null)),
	CONSTRAINT "solos_lost_by_something" CHECK (("solos"."status" = 'lost') = ("solos"."loss" is not null)),
	CONSTRAINT "solos_running_or_ended" CHECK (("solos"."status" = 'running') = ("solos"."ended_at" is null)),
	CONSTRAINT "solos_score_bounds" CHECK ("solos"."score" between 0 and 6),
	CONSTRAINT "solos_variant_known" CHECK ("solos"."variant" in ('standard', 'empty-centre')),
	CONSTRAINT "solos_deal_bounds" CHECK ("solos"."deal" between 1 and 9007199254740991),
	CONSTRAINT "solos_day_whole" CHECK ("solos"."daily" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "solos_daily_kept_secret" CHECK ("solos"."daily" is null or ("solos"."variant" = 'standard' and "solos"."visibility" = 'private')),
	CONSTRAINT "solos_count_on_a_server" CHECK (not "solos"."counts" or "solos"."guild_id" is not null),
	CONSTRAINT "solos_board_whole" CHECK (("solos"."board_channel_id" is null) = ("solos"."board_message_id" is null))
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"variant" text NOT NULL,
	"deal" bigint NOT NULL,
	"worth" smallint NOT NULL,
	"solution" jsonb NOT NULL,
	CONSTRAINT "solutions_variant_deal_pk" PRIMARY KEY("variant","deal"),
	CONSTRAINT "solutions_variant_known" CHECK ("solutions"."variant" in ('standard', 'empty-centre')),
	CONSTRAINT "solutions_deal_bounds" CHECK ("solutions"."deal" between 1 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "interactions" ALTER COLUMN "table_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "interactions" ADD COLUMN "solo_id" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "computer" text;--> statement-breakpoint
ALTER TABLE "solo_moves" ADD CONSTRAINT "solo_moves_solo_id_solos_id_fk" FOREIGN KEY ("solo_id") REFERENCES "public"."solos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "solo_standings_in_order" ON "solo_standings" USING btree ("guild_id","board","period","wins" DESC NULLS FIRST,"score" DESC NULLS FIRST,"games","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "solos_one_a_channel" ON "solos" USING btree ("player","channel_id") WHERE "solos"."status" = 'running' and "solos"."daily" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "solos_one_daily" ON "solos" USING btree ("player","daily") WHERE "solos"."daily" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "solos_first_try" ON "solos" USING btree ("player","deal") WHERE "solos"."counts";--> statement-breakpoint
CREATE INDEX "solos_tries" ON "solos" USING btree ("player","deal");--> statement-breakpoint
CREATE INDEX "solos_unfinished_dailies" ON "solos" USING btree ("daily") WHERE ("solos"."status" = 'running' and "solos"."daily" is not null);--> statement-breakpoint
ALTER TABLE "interactions" ADD CONSTRAINT "interactions_at_one_place" CHECK (num_nonnulls("interactions"."table_id", "interactions"."solo_id") = 1);--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_computer_known" CHECK ("tables"."computer" in ('easy', 'medium'));