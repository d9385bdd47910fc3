import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Driver } from './database.ts';
import { StoreError } from './storeError.ts';

/** The rows of a statement that is written out in SQL, each as `row` says. A row that is otherwise is a `StoreError`. */
export async function readRows<Row>(
  driver: Driver,
  statement: SQL,
  row: z.ZodType<Row>,
): Promise<readonly Row[]> {
  const { rows } = await read(driver, statement, z.object({ rows: z.array(row) }));
  return rows;
}

/** The one row of a statement that always has one. */
export async function readRow<Row>(driver: Driver, statement: SQL, row: z.ZodType<Row>): Promise<Row> {
  const { rows } = await read(driver, statement, z.object({ rows: z.tuple([row]) }));
  return rows[0];
}

async function read<Answer>(driver: Driver, statement: SQL, answer: z.ZodType<Answer>): Promise<Answer> {
  const { data, error } = answer.safeParse(await driver.read((database) => database.execute(statement)));
  if (!error) return data;
  const [issue] = error.issues;
  throw new StoreError(`The league can't be read: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`);
}
