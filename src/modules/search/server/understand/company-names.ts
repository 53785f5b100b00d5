import { typedForm } from '../engine/core/typed-form.ts';

/** A company with open jobs, as the index knows it; several may go by one name. */
export interface KnownCompany {
  name: string;
  ids: number[];
  countryIds: number[];
}

/** A company that a text names, and where it does, with the `at` before it. */
export interface NamedCompany extends KnownCompany {
  start: number;
  end: number;
}

/** What companies of our countries are by law, before and behind the name; nobody types it. */
const FORM_BEHIND =
  / (?:pte ltd|pvt ltd|private limited|co ltd|ltd sti|sdn bhd|pty ltd|fz llc|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|company|co|gmbh|sa|sl|slu|sas|srl|ltda|eireli|bhd|berhad|tbk|kk|gk|as|jsc|fzco|fze|doo|المحدوده|المساهمه|ذمم|ممح|شمح)$/u;
const FORM_BEFORE = /^(?:pt|cv|شركه) /u;
const EAST_ASIAN_FORM =
  /^(?:株式会社|有限会社|合同会社|株 )\s?|\s?(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|公司|会社| 株)$/gu;

/** The name of a company as people type it: folded, without dots and its legal form. */
export function companyKey(name: string): string {
  let key = typedForm(name).replaceAll('.', '').replace(/\s+/gu, ' ').trim();
  for (let before = ''; before !== key; ) {
    before = key;
    const shorter = key.replace(FORM_BEHIND, '').replace(FORM_BEFORE, '').replace(EAST_ASIAN_FORM, '').trim();
    if (shorter.length > 1) key = shorter;
  }
  return key;
}

const LATIN = /[\p{Script=Latin}\p{N}]/u;
const OTHER = /[\p{L}--\p{Script=Latin}]/v;
const SHORTEST = 2;

/** The keys by which a company is found: its whole name, and that of either script where it is written in two. */
export function companyKeys(name: string): string[] {
  const whole = companyKey(name);
  const words = whole.split(' ');
  const inLatin = words.filter((word) => LATIN.test(word) && !OTHER.test(word)).join(' ');
  const inOther = words.filter((word) => OTHER.test(word)).join(' ');
  const both = /\p{Script=Latin}/u.test(inLatin) && inOther ? [companyKey(inLatin), companyKey(inOther)] : [];
  return [...new Set([whole, ...both])].filter((key) => key.length >= SHORTEST);
}
