import { AppError } from '#src/kernel/errors.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { isPublicUrl } from '#src/platform/http/public-address.ts';
import { addImport } from './add-import.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { findHomeCountry } from './job-imports.queries.ts';
import { readSourcesTask } from './read-sources.task.ts';

/** EMP-06: has a feed or a careers page read in the background. Only the public internet is ever asked. */
export function createImportAddress({ enqueue }: Pick<ImportParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, { source, url }: { source: 'feed' | 'page'; url: string }) => {
    const address = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    if (!isPublicUrl(address)) throw new AppError('validationFailed', {}, [{ field: 'url', problem: 'invalidUrl' }]);
    const { id } = await addImport(ctx, {
      source,
      name: new URL(address).href,
      country_id: await findHomeCountry(ctx),
      status: 'reading',
    });
    await enqueue(ctx.tx, readSourcesTask);
    return { id };
  };
}
