import { findLanguage, type LanguageCode } from '#src/modules/options/languages.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { type DesignName, optionsOf } from '../resume-design.ts';
import { findResume, insertResume, presentResume, presentSummary } from './online-resumes.queries.ts';

interface Wanted {
  design: DesignName;
  name?: string | undefined;
  language?: string | undefined;
  from?: number | undefined;
}

/** Begins a draft with what is known already; a sixth one is refused, also when several come at once. */
export function createCreateResume({ profileAsResume, texts }: { profileAsResume: ProfileAsResume; texts: Texts }) {
  return async (ctx: AccountWriteContext, { design, name, language, from }: Wanted) => {
    const { accountId } = ctx.viewer;
    const source = from === undefined ? undefined : await findResume(ctx.tx, accountId, from);
    const own: LanguageCode = findLanguage(language ?? source?.language ?? ctx.locale.language)?.code ?? 'en';
    const made = await insertResume(ctx, {
      kind: 'draft',
      name: name ?? source?.name ?? texts.translate(ctx.locale.language)('resume.title'),
      language: own,
      options: { ...(source?.options ?? optionsOf(design)), design },
      content: source?.content ?? (await profileAsResume(ctx.tx, accountId, own)),
    });
    return presentResume(made);
  };
}

/** Keeps a draft as it is now. */
export async function copyResume(ctx: AccountWriteContext, { id }: { id: number }) {
  const { name, language, options, content } = await findResume(ctx.tx, ctx.viewer.accountId, id);
  const made = await insertResume(ctx, { kind: 'copy', name, language, options, content });
  return presentSummary(made);
}
