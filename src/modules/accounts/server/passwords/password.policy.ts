import type { FieldProblem } from '#src/kernel/errors.ts';
import type { Account } from '../accounts.tables.ts';
import { commonWords } from './common-passwords.data.ts';

type Owner = Pick<Account, 'role' | 'email' | 'phoneNum' | 'firstName' | 'lastName'>;

/** Who can look into other people's affairs needs a longer one. */
const OPERATOR_LENGTH = 12;
/** So many characters besides something known make a password one's own. */
const OWN_CHARACTERS = 6;
const LEAST_BESIDE_RUNS = 4;
const DIGITS_ONLY = 12;

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
};

/** Keys in the order of the alphabet, of digits, and as they lie on keyboards: rows and columns. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujm',
  '147258369',
  '!@#$%^&*()_+',
];
const STEPS = new Set(
  ORDERS.flatMap((order) => [order, [...order].reverse().join('')]).flatMap((order) =>
    [...order].slice(1).map((key, at) => order[at] + key),
  ),
);

/** Simplified as passwords are: `パ` without its ring, `أ` without its hamza. */
const commonPasswords = new Set(commonWords.map(simplify));

/** Why a password would be guessed by who tries the usual ones first, or knows its owner; nothing when it is good. */
export function findPasswordProblem(password: string, owner: Owner): FieldProblem | undefined {
  if (isTooShortFor(owner, password)) {
    return { field: 'password', problem: 'tooShort', values: { min: OPERATOR_LENGTH } };
  }
  const plain = simplify(password);
  const problem =
    (isPersonal(plain, owner) && 'passwordPersonal') ||
    (isRun(plain) && 'passwordRun') ||
    (isCommon(plain) && 'passwordCommon') ||
    (/^\d+$/.test(plain) && plain.length < DIGITS_ONLY && 'passwordDigits');
  return problem ? { field: 'password', problem } : undefined;
}

/** Someone may have become an operator with a password from before; it lets nobody in. */
export function isTooShortFor({ role }: Pick<Owner, 'role'>, password: string): boolean {
  return role === 'operator' && [...password].length < OPERATOR_LENGTH;
}

/** The same letters however they are written: `Ü` as `u`, wide letters as narrow ones. */
function simplify(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function unleet(text: string): string {
  return [...text].map((sign) => LEET[sign] ?? sign).join('');
}

/** A usual word, or two, with a little around it: `P@ssw0rd1!`, `summer2026`. */
function isCommon(plain: string): boolean {
  for (const text of [plain, unleet(plain), unleet(plain.replace(/(?<![\d\W_])[\d\W_]+$/u, ''))]) {
    const word = text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '').replace(/[\s._-]/g, '');
    if (plain.length - word.length > OWN_CHARACTERS) continue;
    if (commonPasswords.has(word)) return true;
    for (let at = 3; word.length < DIGITS_ONLY && at <= word.length - 3; at += 1) {
      if (commonPasswords.has(word.slice(0, at)) && commonPasswords.has(word.slice(at))) return true;
    }
  }
  return false;
}

/** Keys next to each other, one thing over and over, or two runs in turn as in `q1w2e3r4`. */
function isRun(plain: string): boolean {
  const [even, odd] = [0, 1].map((rest) => [...plain].filter((_, at) => at % 2 === rest).join('')) as [string, string];
  return (
    new Set(plain).size <= 2 ||
    /^(.{1,6}?)\1+.{0,2}$/su.test(plain) ||
    countBesideRuns(plain) < LEAST_BESIDE_RUNS ||
    countBesideRuns(even) + countBesideRuns(odd) === 0
  );
}

/** How many characters are part of no run of three or more. */
function countBesideRuns(text: string): number {
  let beside = 0;
  let run = 1;
  for (let at = 1; at <= text.length; at += 1) {
    const [last, next] = [text[at - 1] ?? '', text[at]];
    if (next !== undefined && (STEPS.has(last + next) || last === next)) {
      run += 1;
      continue;
    }
    if (run < 3) beside += run;
    run = 1;
  }
  return beside;
}

/** What anyone who knows the person, or the site, tries first. */
function isPersonal(plain: string, { email, phoneNum, firstName, lastName }: Owner): boolean {
  const [local = '', domain = ''] = simplify(email ?? '').split('@');
  const texts = [
    local,
    ...local.split(/[^\p{L}\d]+/u),
    ...domain.split('.'),
    ...simplify(`${firstName} ${lastName}`).split(/\s+/),
  ];
  const known = [...texts.filter((text) => text.length >= 3), 'parley', phoneNum?.slice(-8) ?? ''].filter(Boolean);
  const longest = known.sort((one, other) => other.length - one.length);
  return [plain, unleet(plain)].some((text) => {
    const rest = longest.reduce((left, word) => left.replaceAll(word, '').replaceAll(unleet(word), ''), text);
    return rest.length < text.length && rest.replace(/[^\p{L}\d]/gu, '').length < OWN_CHARACTERS;
  });
}
