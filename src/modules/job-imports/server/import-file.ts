import { readFile } from 'node:fs/promises';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { ReceivedFile } from '#src/platform/http/receive-form.ts';
import { addImport } from './add-import.ts';
import { openHeaderWords } from './header-words.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { findHomeCountry } from './job-imports.queries.ts';
import { keepTable, proposeMapping } from './keep-table.ts';
import { decodeText } from './read/decode-text.ts';
import { readCsv } from './read/read-csv.ts';
import { type SourceProblem, SourceRefused, type SourceTable } from './read/source-table.ts';

const REFUSALS: Partial<Record<SourceProblem, ErrorName>> = {
  empty: 'jobFileEmpty',
  tooManyRows: 'jobFileTooLong',
  unreadable: 'jobFileUnreadable',
};
const LONGEST_NAME = 200;

/** EMP-06: reads a file of jobs and proposes what its columns are. The file itself is not kept, its rows are. */
export function createImportFile({ readers }: Pick<ImportParts, 'readers'>) {
  return async (ctx: MemberWriteContext, { files, filename }: { files?: unknown; filename?: string | undefined }) => {
    if (!(files instanceof ReceivedFile)) throw new AppError('jobFileEmpty');
    if (files.isTooLarge) throw new AppError('jobFileTooLarge');
    // Before the company is locked: reading and telling columns apart take a while.
    const { language } = ctx.locale;
    const table = await readTable(files.path, language);
    const country_id = await findHomeCountry(ctx);
    const { company_id } = ctx.viewer.membership;
    const proposed = await proposeMapping(ctx.tx, { company_id, language, country_id }, table, readers);
    const name = tidyText(storableText(filename?.trim() || files.name)).slice(0, LONGEST_NAME) || 'jobs.csv';
    const record = await addImport(ctx, { source: 'file', name, country_id, status: 'mapping' });
    await keepTable(ctx.tx, record, table, proposed);
    return { id: record.id };
  };
}

async function readTable(path: string, language: string): Promise<SourceTable> {
  try {
    return await readCsv(decodeText(await readFile(path), openHeaderWords(), language));
  } catch (error) {
    const refusal = error instanceof SourceRefused ? REFUSALS[error.problem] : undefined;
    throw refusal ? new AppError(refusal) : error;
  }
}
