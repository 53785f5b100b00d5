import type { Reader } from '#src/platform/database/database.ts';
import type { NotificationsParts } from '../notifications.parts.ts';
import { openVapidKey, type VapidKey } from './vapid.ts';

export type OpenVapid = (tx: Reader) => Promise<VapidKey | undefined>;

/** The installation's key, read once; none where push is turned off. */
export function createOpenVapid({ push, readSecret, siteUrl }: NotificationsParts): OpenVapid {
  let opened: VapidKey | undefined;
  return async (tx) => {
    if (!push || !readSecret) return undefined;
    // A push service takes an address of the web or of mail; that of a machine at home is neither.
    const contact = siteUrl?.startsWith('https:') ? siteUrl : `mailto:${push.contact}`;
    opened ??= openVapidKey(await readSecret(tx, 'web-push'), contact);
    return opened;
  };
}
