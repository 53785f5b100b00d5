/** Cookies that remember a choice. They hold nothing secret, and the page may read them. */
export const COUNTRY_COOKIE = 'parley_country';
export const LANGUAGE_COOKIE = 'parley_lang';
export const THEME_COOKIE = 'parley_theme';
/** `yes` or `no`: may visits be counted? */
export const CONSENT_COOKIE = 'parley_consent';

/** The specification's life of a cookie. */
export const COOKIE_SECONDS = 30 * 24 * 3600;
