import { describe, expect, it } from 'vitest';
import { normalizeText } from '#src/kernel/text.ts';
import { loadJobFunctions } from './job-functions.ts';

const titles = loadJobFunctions()
  .flatMap((main) => main.subs.flatMap((sub) => sub.titles))
  .filter(({ seo }) => seo !== 'custom');
const namesIn = (code: string) => titles.map(({ names }) => names[code] ?? '');

/** Names of things that keep their capital in the middle of a sentence. */
const proper = new Set(
  `Amazon Android Angular Discord Dynamics Engine Flutter Go Java Kubernetes Linux Microsoft Montessori Move Native
  Node.js Odoo Oracle Python Rails React Roblox Ruby Rust Salesforce Scala Server Shopify Sigma Six Solana Solidity
  Telegram Unity Unreal Vue.js Windows Corán Alcorão Web3`.split(/\s+/),
);
/** What makes a name one of women and men: Enfermero/a, Enfermeiro(a), ممرض(ة). */
const ENDINGS = /\([aãة]\)|\/(?:a|Actriz|Atriz|Garçonete)(?= |$)/gu;
const plain = (name: string) => normalizeText(name).replaceAll('-', ' ');
const small = new Set(['and', 'of', 'the', 'for', 'in', 'to', 'on', 'dan', 've', 'de', 'di', 'ke', 'iOS']);

describe('the names of job titles', () => {
  it.each(['es', 'pt-BR'])('GEO-07 in %s begin with a capital and go on without', (code) => {
    const isCapital = (word: string) => /^\p{Lu}\p{Ll}+/u.test(word) && !/\p{Lu}.*\p{Lu}/u.test(word);
    const rest = (name: string) => name.split(' ').slice(1);
    const loud = namesIn(code).filter((name) => rest(name).some((word) => isCapital(word) && !proper.has(word)));
    expect(loud.filter((name) => !/^(Actor|Ator|Garçom)/.test(name))).toEqual([]);
    expect(namesIn(code).filter((name) => /^\p{Ll}/u.test(name))).toEqual([]);
  });

  it.each(['en', 'id', 'ms', 'tr'])('GEO-07 in %s have capitals throughout', (code) => {
    const words = (name: string) => name.split(/[ (/]/).filter((word) => /^\p{Ll}/u.test(word) && !small.has(word));
    expect(namesIn(code).filter((name) => words(name).length > 0)).toEqual([]);
  });

  it('GEO-07 in English are spelled the American way', () => {
    const british = /centre|programme\b|colour|labour|jewell|tyre|licence|alumini|paed|anaesth|gynae|counsell|organis/i;
    expect(namesIn('en').filter((name) => british.test(name))).toEqual([]);
  });

  it.each([
    ['es', /^\p{L}+(?:ero|dor|tor|sor|ico|ogo|ario|ivo|ado|cto)(?= |$)/u],
    ['pt-BR', /^\p{L}+(?:eiro|dor|tor|sor|ico|ogo|ário|ivo|ado|eto)(?= |$)/u],
    ['ar', /^(?:مدير|مهندس|مطور|أخصائي|عامل|مصمم|محلل|مساعد|منسق|فني|موظف|معلم|طبيب|محاسب)(?= |$)/u],
  ])('GEO-07 in %s name women and men, and both forms are found', (code, masculine) => {
    expect(namesIn(code).filter((name) => masculine.test(name))).toEqual([]);
    const inclusive = titles.filter(({ names }) => /\/|\(/.test(names[code]?.split(' ')[0] ?? ''));
    const unknown = inclusive.filter(({ names, localAliases }) => {
      const man = plain((names[code] ?? '').replaceAll(ENDINGS, ''));
      return !localAliases.get(code as 'es')?.some((alias) => plain(alias) === man);
    });
    expect(unknown.map(({ names }) => names[code])).toEqual([]);
  });

  it.each([
    ['es', /\/a (?!Go|Odoo)\p{L}+o(?= |$)/u],
    ['pt-BR', /\(a\) (?!Go|Odoo|do )\p{L}+o(?= |$)/u],
    ['ar', /\(ة\) (?!في |ري$|شاي|مشاوي|روبي|سوشي|مونتيسوري|يونيتي|مطوري|موردي|مؤثري)\p{L}+ي(?= |$)/u],
  ])('GEO-07 in %s name women and men in every word that agrees', (code, disagreeing) => {
    expect(namesIn(code).filter((name) => disagreeing.test(name))).toEqual([]);
  });
});
