import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callersFolder } from '../../src/platform/env.ts';
import { readKeyring } from '../../src/platform/secrets/read-keys.ts';
import type { Manifest } from '../backup/archive-parts.ts';
import { restoreArchive } from '../backup/restore-archive.ts';
import { describeCount, describeSeconds } from './describe.ts';
import { CommandProblem, readSite, runCommand, type Site, WrongUse, withStore } from './run-command.ts';

const USAGE = `
npm run restore -- FILE                 brings a backup back into the database of the settings, which must be empty
npm run restore -- FILE --into URL      into another one: postgres://…

The archive is read from end to end before anything is changed. Rows are loaded in one transaction and compared with the
archive; migrations that came after the backup follow. Files go to PARLEY_DATA_DIR, or to the S3 bucket of the settings.
A restore that was broken off is finished by running it again; until then the site does not start on that database.
`;

await runCommand({
  usage: USAGE,
  options: { into: { type: 'string' } },
  run: async ({ positionals, values }) => {
    const [given] = positionals;
    if (!given || positionals.length > 1) throw new WrongUse(USAGE);
    const archive = resolve(callersFolder(), given);
    if (!existsSync(archive)) throw new CommandProblem(`${archive} is not there.`);
    if (values.into && !/^postgres(ql)?:\/\//.test(values.into)) throw new CommandProblem('--into takes postgres://…');
    const site = readSite();
    if (values.into) site.env.DATABASE_URL = values.into;
    const startedAt = performance.now();
    const onStep = (what: string) =>
      console.log(`  ${describeSeconds(performance.now() - startedAt).padStart(8)}  ${what}`);
    const { manifest, trailer } = await withStore(site, { mayBeNew: true }, ({ database: { pool }, url }) =>
      restoreArchive({ site, archive, pool, url, onStep }),
    );
    const rows = Object.values(trailer.tables).reduce((sum, table) => sum + table.rows, 0);
    onStep(
      `Restored the backup of ${manifest.createdAt}: ${describeCount(rows)} rows, ${describeCount(trailer.files.count)} files.`,
    );
    for (const line of whatIsLeft(manifest, site)) console.log(`  To do: ${line}`);
  },
});

function whatIsLeft(manifest: Manifest, { env, dataRoot }: Site): string[] {
  const key = describeKey(manifest, readKeyring(env, dataRoot)?.prefix.toString('hex'), dataRoot);
  return [
    key,
    manifest.files.place === 'S3' &&
      env.S3_BUCKET !== manifest.files.bucket &&
      `the files lie in the bucket ${manifest.files.bucket} and were not part of the backup: name it in S3_BUCKET, or copy it.`,
    'bring back the settings (.env), then npm run doctor, then start the site.',
    'whatever was sent to services after the backup (mails, webhooks) may be sent again.',
  ].filter((line) => line !== false && line !== undefined) as string[];
}

function describeKey({ keyId }: Manifest, atHand: string | undefined, dataRoot: string): string | undefined {
  if (!keyId || keyId === atHand) return undefined;
  const place = `PARLEY_SECRET_KEY or ${join(dataRoot, 'secret-key')}`;
  if (!atHand) return `bring back the secret key (${place}): the site does not start without it.`;
  return `the secret key at hand is another one than the backup was sealed with. Bring back the right one (${place}).`;
}
