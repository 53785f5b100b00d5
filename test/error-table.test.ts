import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Dictionary } from '#src/kernel/translate.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { contracts } from './contracts.ts';

/** The codes as section 8 of the specification writes them. */
const SPECIFIED = `
  40001 40002 40003 40004 40005 40006
  41001 41009 41010 41037-41043 41044 41047 41347 41056 48905
  41007 41064 41085 41086 41174 41176 41207 41346 41008 41175 41264 41265
  41062-41067 41113 41132 41150-41151 41120-41129 41134 41340 41136
  41141-41149 41152 41153 41163
  41243-41257 41274 41275 41280 41281 41291-41292 41298 41311-41314 41318-41321 41316-41317 41345
  41348-41415 41416-41419 50001 50002-50016`;

const specifiedCodes = SPECIFIED.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const names = Object.keys(errorTable) as ErrorName[];
const textKeys = [...new Set(names.map((name) => new AppError(name).textKey))];

function readErrors(language: string): Dictionary {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, `../locales/${language}/errors.json`), 'utf8'));
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]))].sort();

/** What the specification says a text tells; the other texts have no values. */
const VALUES: Partial<Record<string, string[]>> = {
  tooManyAttempts: ['retry_after'],
  duplicateActiveJob: ['job_title', 'location', 'recruiter_name', 'salary'],
  skillsLimit: ['number'],
  mobileFormat: ['country', 'dial_code', 'digits'],
  withdrawBelowMinimum: ['min'],
  blockedCompaniesLimit: ['max'],
  talentResting: ['date'],
  inviteLimit: ['company_max', 'max'],
  talentSearchLimit: ['max'],
  talentViewLimit: ['max'],
  apiKeyScopeMissing: ['scope'],
  apiKeysLimit: ['max'],
  webhooksLimit: ['max'],
  jobImportsLimit: ['max'],
  friendBatchLimit: ['max'],
  friendDailyLimit: ['left', 'max'],
  trackedJobsLimit: ['max'],
  matchCorrectionsLimit: ['max'],
  profileEntriesLimit: ['max'],
  hiddenCompaniesLimit: ['max'],
  resumeLinksLimit: ['max'],
  videoLimit: ['max'],
  pipelineColumnLimit: ['max'],
  jobAlertsLimit: ['limit'],
  confirmSignIn: ['masked_email'],
  accountSuspended: ['appeal_address', 'reason'],
  accountSuspendedAfterReports: ['appeal_address', 'reason'],
  employerAccountSuspended: ['appeal_address', 'reason'],
  companyStatusBlocksLogin: ['appeal_address', 'reason'],
  caseTaken: ['name'],
};

const FIELD_VALUES: Partial<Record<string, string[]>> = {
  tooShort: ['min'],
  tooLong: ['max'],
  tooSmall: ['min'],
  tooLarge: ['max'],
  tooMany: ['max'],
  tooFew: ['min'],
  salaryTooLow: ['min'],
  salaryTooHigh: ['max'],
  salaryTooWide: ['times'],
  salaryPlaces: ['currency', 'places'],
  forbiddenPhone: ['excerpt'],
  forbiddenEmail: ['excerpt'],
  forbiddenMessenger: ['excerpt'],
  forbiddenLink: ['excerpt'],
  forbiddenPayment: ['excerpt'],
  forbiddenPapers: ['excerpt'],
  forbiddenAge: ['excerpt'],
  forbiddenGender: ['excerpt'],
  forbiddenFamily: ['excerpt'],
  forbiddenReligion: ['excerpt'],
  forbiddenOrigin: ['excerpt'],
  forbiddenHealth: ['excerpt'],
  forbiddenLooks: ['excerpt'],
  forbiddenShouting: ['excerpt'],
};

describe('the error table', () => {
  it('ERR-01 has every code of the specification', () => {
    const known = new Set<number>(Object.values(errorTable).map((row) => row.code));
    expect(specifiedCodes.filter((code) => !known.has(code))).toEqual([]);
    expect(new Set(specifiedCodes).size).toBe(188);
  });

  it('ERR-01 gives each code to one error only, and 0 to none', () => {
    const codes = Object.values(errorTable).map((row) => row.code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    expect(Math.min(...codes)).toBeGreaterThan(0);
  });

  it('ERR-01 uses for our own errors only codes that the specification leaves free', () => {
    const specified = new Set(specifiedCodes);
    const own = names.filter((name) => !specified.has(errorTable[name].code));
    expect(own.filter((name) => errorTable[name].code < 49001 || errorTable[name].code > 49999)).toEqual([]);
    expect(own).toContain('aiResumeAnalysisLimited');
  });

  it('ERR-01 answers a refusal with 4xx, a limit with 429 and a fault of ours with 5xx', () => {
    const odd = names.filter((name) => errorTable[name].status < 400 || errorTable[name].status > 599);
    expect(odd).toEqual([]);
    expect(errorTable.tooManyAttempts.status).toBe(429);
    expect(errorTable.notFound.status).toBe(404);
    expect(errorTable.credentialsMissing.status).toBe(401);
    expect(errorTable.internalError.status).toBe(500);
  });

  it('ERR-01 promises in no contract an error that nothing throws', () => {
    const folder = resolve(import.meta.dirname, '../src');
    const files = globSync('**/*.ts', { cwd: folder }).filter(
      (file) => !/contract\.ts$|\.test\.ts$|error-table\.ts$/.test(file),
    );
    const code = files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join('\n');
    const promised = new Set(Object.values<Endpoint>(contracts).flatMap(({ errors }) => errors));
    expect(promised.size).toBeGreaterThan(100);
    // The errors of single countries are put together from their codes.
    const named = [...promised].filter((name) => !name.startsWith('mobileFormat'));
    expect(named.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });
});

describe.each(languageCodes)('error texts in %s', (language) => {
  const texts = readErrors(language);
  const fields = texts.field as Record<string, string>;
  const english = readErrors('en');

  it('ERR-01 I18N-03 exist for every error', () => {
    const missing = textKeys.filter((key) => typeof texts[key] !== 'string' || !(texts[key] as string).trim());
    expect(missing).toEqual([]);
  });

  it('ERR-01 I18N-03 are there for no error that does not exist', () => {
    expect(
      Object.keys(texts).filter((key) => key !== 'field' && key !== 'fieldName' && !textKeys.includes(key)),
    ).toEqual([]);
  });

  it('ERR-01 carry exactly the values that the error gives', () => {
    const wrong = textKeys.filter((key) => placeholders(texts[key] as string).join() !== (VALUES[key] ?? []).join());
    expect(wrong).toEqual([]);
  });

  it('ERR-01 say for every kind of bad field what is wrong, with its bounds', () => {
    expect(Object.keys(fields).sort()).toEqual(Object.keys(english.field as Dictionary).sort());
    const wrong = Object.entries(fields).filter(([problem, text]) => {
      const values = placeholders(text).filter((name) => name !== 'field');
      return !text.trim() || values.join() !== (FIELD_VALUES[problem] ?? []).join();
    });
    expect(wrong).toEqual([]);
  });
});
