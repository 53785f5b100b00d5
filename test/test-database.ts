import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#src/platform/database/database.ts';
import { TEMPLATE } from './database-template.ts';

/** A fresh copy of the migrated template, and the way to be rid of it. */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const address = inject('databaseUrl');
  const admin = address.replace('DATABASE', 'postgres');
  await copyTemplate(admin, name);
  const url = address.replace('DATABASE', name);
  const database = openDatabase(url, 8);
  return { url, database, drop: () => dropDatabase(admin, name) };
}

/** One that has had no migration yet, and the way to be rid of it. */
export async function createEmptyDatabase() {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const address = inject('databaseUrl');
  const admin = address.replace('DATABASE', 'postgres');
  await runAsAdmin(admin, `create database ${pg.escapeIdentifier(name)} template template0 strategy file_copy`);
  const url = address.replace('DATABASE', name);
  const database = openDatabase(url, 8);
  return { url, database, drop: () => dropDatabase(admin, name) };
}

/** Copying needs the template for itself; two workers that ask at once take turns. Files are copied as they are. */
async function copyTemplate(admin: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runAsAdmin(
        admin,
        `create database ${pg.escapeIdentifier(name)} template ${TEMPLATE} strategy file_copy`,
      );
    } catch (error) {
      const isBusy = (error as { code?: string }).code === '55006';
      if (!isBusy || attempt === 50) throw error;
    }
  }
}

const dropDatabase = (admin: string, name: string) =>
  runAsAdmin(admin, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);

async function runAsAdmin(admin: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
