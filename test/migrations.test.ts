import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitStatements } from '#src/platform/database/split-statements.ts';
import { checkMigrations } from './migrations/check-migrations.ts';
import { readStatements } from './migrations/read-statements.ts';

const folder = resolve(import.meta.dirname, '../migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Those up to here ran before anybody had big tables; they are released and never change. */
const LAST_FREE = '0300_email_suppressions.sql';

describe('migrations', () => {
  it('RUN-12 make no big table wait: every one since the rule can run while the site serves', () => {
    expect(checkMigrations(files.filter(({ name }) => name > LAST_FREE))).toEqual([]);
  });

  it('RUN-12 are cut into the statements that PostgreSQL sees in them', () => {
    for (const { name, text } of files)
      expect([name, splitStatements(text).length]).toEqual([name, readStatements(text).length]);
  });

  const check = (...texts: string[]) =>
    checkMigrations(texts.map((text, at) => ({ name: `${at + 1}`, text }))).map((fault) => fault.slice(3));

  const refused: [statement: string, fault: RegExp][] = [
    ['create index jobs_x on jobs (x);', /jobs: create index without concurrently/],
    ['create unique index jobs_x on jobs (x);', /without concurrently/],
    ['create index concurrently jobs_x on jobs (x);', /needs '-- no transaction'/],
    ['-- no transaction\ncreate index concurrently jobs_x on jobs (x);', /a second time after a break/],
    ['drop index concurrently jobs_x;', /needs '-- no transaction'/],
    ['alter table jobs add constraint c foreign key (x) references y;', /foreign key without not valid/],
    ['alter table jobs add foreign key (x) references y (id);', /foreign key without not valid/],
    ['alter table jobs add constraint c check (x > 0);', /check without not valid/],
    ['alter table jobs add constraint c unique (x);', /builds its index under a lock/],
    ['alter table jobs add primary key (x);', /builds its index under a lock/],
    [
      'alter table jobs add constraint c check (x > 0) not valid; alter table jobs validate constraint c;',
      /file of its own/,
    ],
    ['alter table jobs alter column x set not null;', /set not null of x/],
    ['alter table jobs alter x type bigint;', /change of the type of x/],
    ['alter table jobs add column x uuid default gen_random_uuid();', /volatile default/],
    ['alter table jobs add column x timestamptz not null default clock_timestamp();', /volatile default/],
    ['alter table jobs add column x text not null;', /not null without a default/],
    ['alter table jobs add column x integer check (x > 0);', /has a check/],
    ['alter table jobs add column x integer unique;', /is a key/],
    ['alter table jobs add column x bigint generated always as identity;', /identity/],
    ['alter table jobs add column x integer generated always as (y + 1) stored;', /generated and stored/],
    ['update jobs set x = 1;', /jobs: update of an unknown number of rows/],
    ['update jobs set x = 1 where y is null;', /update of an unknown number/],
    ["delete from jobs where status = 'closed';", /delete of an unknown number/],
    ['with gone as (delete from jobs returning id) insert into old_jobs select id from gone;', /delete of an unknown/],
    ['do $$ begin update jobs set x = 1; end $$;', /a limit and a commit/],
    ['lock table jobs in share mode;', /lock table/],
    ['-- no transaction\nvacuum full jobs;', /vacuum full/],
    ['cluster jobs using jobs_pkey;', /cluster/],
    ['-- no transaction\nreindex table jobs;', /reindex without concurrently/],
    ['-- no transaction\nalter table jobs add column x text;', /a second time after a break/],
  ];
  it.each(refused)('RUN-12 refused: %s', (statement, fault) => {
    expect(check(statement)).toEqual([expect.stringMatching(fault)]);
  });

  it('RUN-12 lets through what keeps nobody waiting', () => {
    const fine = [
      `create table things (id bigint primary key, job_id bigint not null references jobs (id), x text);
       create index things_job on things (job_id); update things set x = ';'; alter table things alter x set not null;`,
      `alter table jobs add column x text, add column y boolean not null default false, add column z timestamptz default now(),
         add column thing_id bigint references things (id), drop column old;
       alter table jobs add constraint jobs_x check (x is not null) not valid;
       update search_statistics set words = '{}'; delete from accounts where id in (1, 2);`,
      `-- no transaction
       create index concurrently if not exists jobs_x on jobs (x);
       alter table jobs validate constraint jobs_x;
       do $$ begin loop
         update jobs set x = '' where id in (select id from jobs where x is null limit 1000);
         exit when not found; commit;
       end loop; end $$;`,
      `alter table jobs alter column x set not null; alter table jobs drop constraint jobs_x;
       alter table jobs add constraint jobs_x_key unique using index jobs_x;
       create index parts_x on only parts (x); alter table jobs alter y drop default;`,
    ];
    expect(check(...fine)).toEqual([]);
  });
});
