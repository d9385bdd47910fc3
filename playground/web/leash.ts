/**
 * Loaded into the bot's process before the bot: when the playground is gone, however it went, the bot goes too.
 * Otherwise a killed playground would leave a bot behind that holds the database.
 */
process.once('disconnect', () => process.exit());
process.channel?.unref();
