CREATE TABLE "heartbeat" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "heartbeat_one_row" CHECK ("heartbeat"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "rungs" (
	"guild_id" text NOT NULL,
	"game" text NOT NULL,
	"width" smallint NOT NULL,
	"period" text NOT NULL,
	"points" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "rungs_guild_id_game_width_period_points_pk" PRIMARY KEY("guild_id","game","width","period","points")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"guild_id" text NOT NULL,
	"game" text NOT NULL,
	"period" text NOT NULL,
	"user_id" text NOT NULL,
	"points" integer NOT NULL,
	"wins" integer NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "standings_guild_id_game_period_user_id_pk" PRIMARY KEY("guild_id","game","period","user_id")
);
--> statement-breakpoint
ALTER TABLE "tables" DROP CONSTRAINT "tables_status_known";--> statement-breakpoint
ALTER TABLE "tables" DROP CONSTRAINT "tables_dealt_to_run";--> statement-breakpoint
ALTER TABLE "tables" ALTER COLUMN "opponent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "match" text DEFAULT 'single' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "score" jsonb;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "previous_id" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rematch_of" integer;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "closing" jsonb;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "clock_hours" smallint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "turn_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "clock_stage" text DEFAULT 'running' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "noticing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "repaint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "standings_in_order" ON "standings" USING btree ("guild_id","game","period","points" DESC NULLS FIRST,"wins" DESC NULLS FIRST,"rounds","user_id");--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_previous_id_tables_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_rematch_of_tables_id_fk" FOREIGN KEY ("rematch_of") REFERENCES "public"."tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_of_user_a" ON "results" USING btree ("guild_id","user_a");--> statement-breakpoint
CREATE INDEX "results_of_user_b" ON "results" USING btree ("guild_id","user_b");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_one_open_to_all" ON "tables" USING btree ("channel_id","challenger") WHERE "tables"."status" = 'open' and "tables"."opponent" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tables_one_next" ON "tables" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "tables_dealt_to_pair" ON "tables" USING btree ("guild_id",least("challenger", "opponent"),greatest("challenger", "opponent"),"id") WHERE "tables"."deal" is not null;--> statement-breakpoint
CREATE INDEX "tables_ended_of_challenger" ON "tables" USING btree ("guild_id","challenger","ended_at","id") WHERE "tables"."status" in ('over', 'ended');--> statement-breakpoint
CREATE INDEX "tables_ended_of_opponent" ON "tables" USING btree ("guild_id","opponent","ended_at","id") WHERE "tables"."status" in ('over', 'ended');--> statement-breakpoint
CREATE INDEX "tables_clocks" ON "tables" USING btree ("due_at") WHERE "tables"."status" = 'running' and "tables"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tables_to_repaint" ON "tables" USING btree ("id") WHERE "tables"."repaint";--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_clock_stage_known" CHECK ("tables"."clock_stage" in ('running', 'reminded', 'lapsed'));--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_clock_bounds" CHECK ("tables"."clock_hours" between 1 and 336);--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_round_bounds" CHECK ("tables"."round" between 1 and 9);--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_status_known" CHECK ("tables"."status" in ('open', 'running', 'over', 'ended', 'declined', 'withdrawn', 'expired'));--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_dealt_to_run" CHECK ("tables"."status" not in ('running', 'over', 'ended')
          or ("tables"."deal" is not null and "tables"."opponent" is not null));--> statement-breakpoint
-- What stood before: turns that run have their clocks from now on, and what was booked counts in the new totals.
UPDATE "tables" SET "turn_since" = date_trunc('milliseconds', now()) WHERE "deal" IS NOT NULL;
--> statement-breakpoint
UPDATE "tables" SET "ended_at" = "results"."at" FROM "results" WHERE "results"."table_id" = "tables"."id";
--> statement-breakpoint
INSERT INTO "standings" ("guild_id", "game", "period", "user_id", "points", "wins", "rounds")
SELECT "guild_id", "game", "period", "user_id", sum("points"), sum("wins"), count(*)
FROM "results"
CROSS JOIN LATERAL (VALUES
	("user_a", "points_a", CASE WHEN "winner" = 'A' THEN 1 ELSE 0 END),
	("user_b", "points_b", CASE WHEN "winner" = 'B' THEN 1 ELSE 0 END)
) AS "side" ("user_id", "points", "wins")
CROSS JOIN LATERAL (VALUES ('all'), ("ruleset")) AS "counted" ("game")
CROSS JOIN LATERAL (VALUES
	('all'),
	(to_char("at" AT TIME ZONE 'UTC', 'YYYY')),
	(to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM'))
) AS "spans" ("period")
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "rungs" ("guild_id", "game", "period", "width", "points", "people")
SELECT "guild_id", "game", "period", "width", "points" - "points" % "width", count(*)
FROM "standings"
CROSS JOIN (VALUES (1), (100)) AS "ladders" ("width")
GROUP BY 1, 2, 3, 4, 5;
