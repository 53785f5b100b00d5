import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { LinkKeys } from './link-keys.ts';

export type Device = 'phone' | 'tablet' | 'computer';

/** Who looks at a resume, as coarsely as its owner is told. */
export interface DescribedViewer {
  /** Someone who hires for a company; nobody else is named. */
  accountId: number | null;
  companyId: number | null;
  company: string;
  device: Device;
  mark: Buffer;
}

export async function describeViewer(
  tx: Reader,
  keys: LinkKeys,
  viewer: Viewer,
  request: RequestFacts,
): Promise<DescribedViewer> {
  const agent = request.header('user-agent') ?? '';
  const seat = viewer.accountId === null ? undefined : await findMembership(tx, viewer.accountId);
  return {
    accountId: seat ? viewer.accountId : null,
    companyId: seat?.company_id ?? null,
    company: seat?.company_name ?? '',
    device: deviceOf(agent),
    mark: keys.markOf(viewer.accountId === null ? `${request.ip} ${agent}` : `account ${viewer.accountId}`),
  };
}

export function deviceOf(agent: string): Device {
  if (/iPad|Tablet/.test(agent)) return 'tablet';
  // Android tablets leave out 'Mobile'.
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'phone' : 'tablet';
  return /Mobi|iPhone/.test(agent) ? 'phone' : 'computer';
}

/** Makers of link previews and crawlers by the names that they give themselves; 'Cubot' is a maker of phones. */
const PROGRAM = /(?<!cu)bot\b|crawler|spider|externalhit|^WhatsApp\/|UriPreview|linkpreview|kakaotalk-scrap/i;

/** Messengers open a link to draw its preview, browsers to have it ready: nobody has looked at it yet. */
export function isProgram(request: RequestFacts): boolean {
  return PROGRAM.test(request.header('user-agent') ?? '') || /prefetch/.test(request.header('sec-purpose') ?? '');
}
