import type { Client } from './kernel/client.ts';
import type { Dictionary, Translate } from './kernel/translate.ts';
import type { Consent } from './modules/tracking/consent.ts';

/** Settings that the browser may know. */
export interface PublicSettings {
  blogUrl: string | null;
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  /** The address that search engines are told; none while no setting names it and the page is not this machine's own. */
  canonicalUrl: string | null;
  /** The employer site, when it is another one than this. */
  employerUrl: string | null;
}

/** What the server hands to every page it renders. */
export interface PageServices {
  api: Client;
  countryId: number;
  language: string;
  theme: string;
  consent: Consent;
  /** The browser says that someone is signed in; only a call knows for sure. */
  seemsSignedIn: boolean;
  /** Undefined in development. */
  nonce: string | undefined;
  /** The reader has room beside a list. */
  isWide: boolean;
  textsVersion: string;
  /** The browser keeps the texts of this page already. */
  keepsTexts: boolean;
  translate: Translate;
  errorTexts: Dictionary;
  settings: PublicSettings;
  /** Other sites that a sign-in may be taken along to. */
  redirectHosts: string[];
  reportError(error: unknown): void;
  /** Said by a loader once it is certain that its page will be shown: status and headers go out while it is rendered. */
  begin(): void;
  /** The address the browser asked for, when it lacked the language segment. */
  requestedUrl: string;
}
