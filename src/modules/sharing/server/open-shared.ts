import type { AnswerOf } from '#src/kernel/contract.ts';
import { writeSheet } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { SharedResume, sharingContract } from '../sharing.contract.ts';
import { describeViewer, isProgram } from './describe-viewer.ts';
import { findShared, type SharedLink } from './find-shared.ts';
import { type LinkKeys, readLinkKeys, SHARED_COOKIE } from './link-keys.ts';
import { recordView } from './record-view.ts';
import { sharedContent } from './shared-content.ts';
import type { SharingParts } from './sharing.parts.ts';

type Endpoint = (typeof sharingContract)['POST /shared-resumes/open'];

/** RES-03 TRU-10: shows a resume to whoever has its link, and its owner that someone has looked at it. */
export function createOpenShared(parts: SharingParts) {
  return async (ctx: WriteContext, { token }: { token: string }): Promise<AnswerOf<Endpoint>> => {
    const now = ctx.clock.now();
    const link = await findShared(ctx.tx, token, ctx.viewer, now);
    const keys = await readLinkKeys(parts.secrets, ctx.tx);
    const isOwn = ctx.viewer.accountId === link.account_id;
    const state = isProgram(ctx.request) ? 'program' : isOwn || isOpenFor(ctx, link, keys) ? 'open' : 'locked';
    if (state === 'open' && !isOwn) {
      const viewer = await describeViewer(ctx.tx, keys, ctx.viewer, ctx.request);
      const view = { ownerId: link.account_id, what: 'viewed' as const, resume: link.name, linkId: link.id, viewer };
      await recordView(ctx.tx, parts.notify, now, view);
    }
    return {
      state,
      is_own: isOwn,
      has_download: link.has_download,
      expires_at: link.expires_at.toISOString(),
      resume: state === 'open' ? writeShared(parts, link, now) : null,
    };
  };
}

/** Without a password it is open for everyone, else for browsers that have given it. */
export function isOpenFor(
  { request, clock }: Pick<WriteContext, 'request' | 'clock'>,
  link: SharedLink,
  keys: LinkKeys,
): boolean {
  return link.password_hash === null || keys.isTicketFor(link.id, request.cookie(SHARED_COOKIE), clock.now());
}

function writeShared({ texts, namesIn }: SharingParts, link: SharedLink, today: Date): SharedResume {
  const { content, options, language } = sharedContent(link, today);
  const wording = { language, today, translate: texts.translate(language), names: namesIn(language) };
  const { name, headline, contacts, sections, direction } = writeSheet(content, options, wording);
  return {
    language,
    direction,
    name,
    headline,
    contacts,
    sections: sections.map(({ entries, items, ...section }) => ({
      ...section,
      entries: entries.map(({ title, where, place, dates, lines }) => ({ title, where, place, dates, lines })),
      items: items.map(({ name, detail, dates }) => ({ name, detail, dates })),
    })),
  };
}
