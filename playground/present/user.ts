import type { APIUser } from 'discord-api-types/v10';
import type { UserRecord } from '../world.ts';

/** A user as Discord's API tells it to others; of a deleted account only the id is left. */
export function presentUser(user: UserRecord): APIUser {
  return {
    id: user.id,
    username: user.deleted ? `deleted_user_${user.id}` : user.username,
    discriminator: user.bot ? '0000' : '0',
    global_name: user.deleted ? null : user.globalName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    ...(user.bot ? { bot: true } : {}),
  };
}
