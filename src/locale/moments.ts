/** Moments, in milliseconds since 1970, that Discord shows to each reader in the own language and time zone. */

/** A moment as the time to it or since it, which goes on counting: “in 2 days”, “3 hours ago”. */
export function countdown(at: number): string {
  return `<t:${Math.floor(at / 1000)}:R>`;
}

/** A moment as date and time. */
export function moment(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
