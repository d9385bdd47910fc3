import { afterAll, inject } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { createDatabase } from '../support/postgres.ts';
import { testStore } from './suite.ts';

const database = await createDatabase(inject('postgres'));
afterAll(() => database.drop());

testStore('PostgreSQL', () => openPostgres(database.url));
