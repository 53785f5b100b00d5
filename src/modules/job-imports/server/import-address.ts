import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { isPublicUrl } from '#src/platform/http/public-address.ts';
import { LONGEST_ADDRESS } from '../import-targets.ts';
import { addImport } from './add-import.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { findHomeCountry } from './job-imports.queries.ts';
import { readSourcesTask } from './read-sources.task.ts';

/** EMP-06: has a feed or a careers page read in the background. Only the public internet is ever asked. */
export function createImportAddress({ enqueue }: Pick<ImportParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, { source, url }: { source: 'feed' | 'page'; url: string }) => {
    const address = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    const refuse = (problem: Omit<FieldProblem, 'field'>) =>
      new AppError('validationFailed', {}, [{ field: 'url', ...problem }]);
    if (!isPublicUrl(address)) throw refuse({ problem: 'publicHttpsOnly' });
    const { href } = new URL(address);
    // Longer than it was typed: letters outside ASCII become three signs each and more.
    if (href.length > LONGEST_ADDRESS) throw refuse({ problem: 'tooLong', values: { max: LONGEST_ADDRESS } });
    const { id } = await addImport(ctx, {
      source,
      name: href,
      country_id: await findHomeCountry(ctx),
      status: 'reading',
    });
    await enqueue(ctx.tx, readSourcesTask);
    return { id };
  };
}
