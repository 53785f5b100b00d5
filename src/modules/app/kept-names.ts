/** What the page, the offline page and the service worker call what they share. */
export const OFFLINE_COPY = 'parley-offline';
export const COPY_KEY = 'copy';

/** The address of one conversation, on either side; its id is the first group. */
export const ONE_CHAT = /^\/[^/]+\/(?:chat|employer\/inbox)\/(\d+)$/;
