import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { typedFields } from '#src/modules/jobs/job-schemas.ts';
import {
  DEFAULTED,
  type ImportTarget,
  importTargets,
  LONGEST_ADDRESS,
  MOST_BYTES,
  MOST_COLUMNS,
} from './import-targets.ts';

export const importStatuses = ['reading', 'mapping', 'running', 'done', 'publishing', 'failed'] as const;
/** What came of a row; `differs`: the job is public and the source says something else by now. */
export const rowStatuses = [
  'waiting',
  'drafted',
  'updated',
  'differs',
  'known',
  'refused',
  'publishing',
  'published',
] as const;

const target = z.enum(importTargets as [ImportTarget, ...ImportTarget[]]);
const defaults = typedFields.pick(Object.fromEntries(DEFAULTED.map((name) => [name, true])) as DefaultMask);
type DefaultMask = { [Name in (typeof DEFAULTED)[number]]: true };
const count = z.number().int();

const summary = z.object({
  id: count,
  source: z.enum(['file', 'feed', 'page']),
  /** The file's name or the address. */
  name: z.string(),
  status: z.enum(importStatuses),
  /** Why nothing could be read, in the reader's words. */
  problem: z.string().nullable(),
  row_count: count,
  /** Of a careers page with more than we read: how many of the pages it links to were read; null when all were. */
  stopped_after: count.nullable(),
  counts: z.object(Object.fromEntries(rowStatuses.map((name) => [name, count])) as Record<RowStatus, typeof count>),
  /** Drafts of it that can be published as they are. */
  complete_count: count,
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** When the report is removed; drafts and jobs stay. */
  expires_at: z.iso.datetime(),
});

const column = z.object({
  header: z.string(),
  /** The first cell that has something in it. */
  example: z.string(),
  target: target.nullable(),
  by: z.enum(['heading', 'content', 'remembered', 'chosen']).nullable(),
});

const row = z.object({
  line: count,
  title: z.string(),
  status: z.enum(rowStatuses),
  is_complete: z.boolean(),
  /** While it is a draft of yours. */
  draft_id: count.nullable(),
  job_id: count.nullable(),
  /** Why, field by field, in the reader's words. */
  notes: z.array(z.object({ field: z.string().nullable(), text: z.string() })),
});

const made = z.object({ id: count });
const STARTING = ['jobImportRunning', 'jobImportsLimit', 'companyNotFound'] as const;
const starts = { max: 30, seconds: 600 };

export const jobImportsContract = {
  'GET /recruiters/job-imports': endpoint({
    summary: 'Your imports of jobs, newest first',
    access: 'member',
    input: z.object({ before: id.optional() }),
    answer: z.object({ imports: z.array(summary), has_more: z.boolean() }),
    errors: ['companyNotFound'],
  }),
  'POST /recruiters/job-imports/file': endpoint({
    summary: 'Reads a CSV or TSV file (multipart/form-data) of at most 1,000 jobs and proposes what its columns are',
    access: 'member',
    receives: { mostBytes: MOST_BYTES },
    input: z.object({
      files: z.unknown().optional(),
      filename: z.string().max(300).optional(),
      kind: z.string().max(40).optional(),
    }),
    answer: made,
    errors: [
      ...STARTING,
      'jobFileTooLarge',
      'jobFileTooLong',
      'jobFileUnreadable',
      'jobFileEmpty',
      'payloadTooLarge',
      'uploadFailed',
    ],
    limit: starts,
    maxSeconds: 120,
  }),
  'POST /recruiters/job-imports/address': endpoint({
    summary:
      'Reads a feed (RSS, Atom, JSON Feed, XML of job boards) or a careers page (schema.org JobPosting) in the background',
    access: 'member',
    input: z.object({ source: z.enum(['feed', 'page']), url: z.string().trim().min(1).max(LONGEST_ADDRESS) }),
    answer: made,
    errors: [...STARTING],
    limit: starts,
  }),
  'GET /recruiters/job-imports/:id': endpoint({
    summary: 'An import: what its columns are read as, how far it is and what came of it',
    access: 'member',
    input: z.object({ id }),
    answer: summary.extend({ columns: z.array(column), defaults }),
    errors: ['companyNotFound', 'notFound'],
  }),
  'POST /recruiters/job-imports/:id/start': endpoint({
    summary: 'Makes drafts of the rows in the background, with the columns read as chosen; nothing is published',
    access: 'member',
    input: z.object({ id, targets: z.array(target.nullable()).max(MOST_COLUMNS), defaults: defaults.default({}) }),
    answer: z.object({ status: z.enum(importStatuses) }),
    errors: ['notFound', 'jobImportRunning', 'jobImportStarted', 'companyNotFound'],
    limit: starts,
  }),
  'GET /recruiters/job-imports/:id/rows': endpoint({
    summary: 'The report of an import, row by row in the order of its source',
    access: 'member',
    input: z.object({ id, after: z.coerce.number().int().min(0).default(0), status: z.enum(rowStatuses).optional() }),
    answer: z.object({ rows: z.array(row), has_more: z.boolean() }),
    errors: ['companyNotFound', 'notFound'],
  }),
  'POST /recruiters/job-imports/:id/publish': endpoint({
    summary: 'Publishes the complete drafts of an import one by one, under the rules of publishing each by hand',
    access: 'member',
    input: z.object({ id, attest: z.literal(true) }),
    answer: z.object({ count }),
    errors: ['notFound', 'jobImportRunning', 'companyNotFound'],
    limit: starts,
  }),
  'DELETE /recruiters/job-imports/:id': endpoint({
    summary: 'Stops an import and removes its report; drafts and jobs stay',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['companyNotFound', 'notFound'],
  }),
} satisfies Contract;

export type ImportStatus = (typeof importStatuses)[number];
export type RowStatus = (typeof rowStatuses)[number];
export type ImportSummary = z.output<typeof summary>;
export type ImportColumn = z.output<typeof column>;
export type ImportRow = z.output<typeof row>;
export type ImportDefaults = z.output<typeof defaults>;

type JobImportsContract = typeof jobImportsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends JobImportsContract {}
}
