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
ALTER TABLE "tables" ADD COLUMN "computer" text;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_computer_known" CHECK ("tables"."computer" in ('easy', 'medium'));