/** Discord counts its milliseconds from the first second of 2015. */
const EPOCH = 1_420_070_400_000n;
const TIMESTAMP_SHIFT = 22n;

/**
 * The next id: 42 bits of time and 22 bits that tell ids of one millisecond apart. Always greater than `last`,
 * so that ids sort by age even when the machine's clock is set back.
 *
 * @param now milliseconds since 1970.
 * @param last the newest id so far, "0" before the first.
 */
export function nextSnowflake(now: number, last: string): string {
  const fromClock = (BigInt(now) - EPOCH) << TIMESTAMP_SHIFT;
  const afterLast = BigInt(last) + 1n;
  return String(fromClock > afterLast ? fromClock : afterLast);
}

/** When an id was made, in milliseconds since 1970. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> TIMESTAMP_SHIFT) + EPOCH);
}

/** Orders ids from old to new. */
export function bySnowflake(one: string, other: string): number {
  return one.length === other.length ? (one < other ? -1 : Number(one > other)) : one.length - other.length;
}

/** Whether a text has the form of an id. */
export function isSnowflake(text: string): boolean {
  return /^[1-9]\d{14,19}$/.test(text);
}
