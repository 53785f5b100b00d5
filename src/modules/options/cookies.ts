/** Cookies that remember a choice. They hold nothing secret, and the page may read them. */
export const COUNTRY_COOKIE = 'parley_country';
export const LANGUAGE_COOKIE = 'parley_lang';
export const THEME_COOKIE = 'parley_theme';
/** `yes` or `no`: may visits be counted? */
export const CONSENT_COOKIE = 'parley_consent';

/** Which files of texts this browser keeps, so that no page asks it to fetch them again. */
export const TEXTS_COOKIE = 'parley_texts';

/** The specification's life of a cookie. */
export const COOKIE_SECONDS = 30 * 24 * 3600;
