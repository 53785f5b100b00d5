import { migrate, readMigrationState } from '../../src/platform/database/migrate.ts';
import { describeSeconds } from './describe.ts';
import { CommandProblem, readSite, runCommand, withStore } from './run-command.ts';

const USAGE = `
npm run migrate                 runs every migration that the database has not had yet
npm run migrate -- --dry-run    lists them and runs none

Works with DATABASE_URL and with the built-in database, while the site runs or not. Two at once take turns.
A migration that cannot get its lock within some seconds lets others pass and tries again.
`;

await runCommand({
  usage: USAGE,
  options: { 'dry-run': { type: 'boolean' } },
  run: async ({ values }) => {
    const site = readSite();
    await withStore(site, { mayBeNew: true }, async ({ database: { pool } }) => {
      const { pending, applied, unknown } = await readMigrationState(pool, site.migrations);
      if (unknown.length > 0)
        throw new CommandProblem(`The database is newer than this program: it knows ${unknown.join(', ')}.`);
      if (values['dry-run']) {
        for (const name of pending) console.log(`  ${name}`);
        console.log(`  ${applied.length} have run, ${pending.length} would run.`);
        return;
      }
      const done = await migrate(pool, site.migrations, {
        onApplied: (name, ms) => console.log(`  ${name.padEnd(44)} ${describeSeconds(ms)}`),
      });
      const sum = done.length === 1 ? '1 migration' : `${done.length} migrations`;
      console.log(done.length > 0 ? `  ${sum} done. The database is up to date.` : '  The database is up to date.');
    });
  },
});
