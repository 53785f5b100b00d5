import { beforeAll, describe, expect, it } from 'vitest';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { hiredGroups } from './hiring.data.ts';
import { arrangementOf } from './place-of-work.ts';
import type { DemoOptions } from './prepare-options.ts';
import { payLevels } from './salaries.data.ts';
import { type SampleJob, sampleMarket } from './sample-market.ts';
import { workGroups } from './work-groups.data.ts';

const BACHELOR = 9;
const THREE_YEARS = 4;

let options: DemoOptions;
let jobs: SampleJob[];

beforeAll(() => {
  ({ options, jobs } = sampleMarket(20_000, 1100));
});

function titled(sign: RegExp): SampleJob[] {
  const found = jobs.filter(({ work }) => sign.test(work.title.names.en ?? ''));
  expect(found.length, String(sign)).toBeGreaterThan(2);
  return found;
}

/** Monthly pay against the country's ordinary office job, in the middle of the range. */
function payOf({ salary_min, salary_max, salary_type_id, company, currency }: SampleJob): number {
  const perMonth = { 1: 1, 2: 24, 3: 168, 4: 1 / 12 }[salary_type_id] ?? 0;
  const minor = 10 ** minorDigits(currency);
  const office = payLevels[company.place.code]?.office ?? 1;
  return ((((salary_min ?? 0) + (salary_max ?? 0)) / 2) * perMonth) / minor / office;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function payOfTitles(sign: RegExp): number {
  const comparable = titled(sign).filter(({ currency, company, job_type_id }) => {
    return currency === company.place.site.currency && job_type_id !== 2 && job_type_id !== 5;
  });
  return median(comparable.map(payOf));
}

describe('a believable market', () => {
  it('gives every title a group, and every group an employer', () => {
    const hired = new Set(Array.from({ length: 95 }, (_, at) => [...hiredGroups(at).keys()]).flat());
    expect(workGroups.filter(({ key }) => !hired.has(key)).map(({ key }) => key)).toEqual([]);
    expect([...hired].filter((key) => !workGroups.some((group) => group.key === key))).toEqual([]);
    expect(options.works.length).toBeGreaterThan(2000);
  });

  it('has every title somewhere and few titles often', () => {
    const counts = new Map<number, number>();
    for (const { job_title_id } of jobs) counts.set(job_title_id, (counts.get(job_title_id) ?? 0) + 1);
    const missing = options.works.filter(({ title }) => !counts.has(title.id)).map(({ title }) => title.names.en);
    expect(missing).toEqual([]);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const head = sorted.slice(0, Math.round(sorted.length / 10)).reduce((sum, count) => sum + count, 0);
    expect(head / jobs.length).toBeGreaterThan(0.4);
    expect(median(sorted)).toBeLessThan(6);
  });

  it('crowds jobs into the big cities', () => {
    for (const { code, locations } of options.places) {
      const placed = jobs.filter(({ company, location_ids }) => company.place.code === code && location_ids.length);
      const top = [...locations].sort((a, b) => b.heat - a.heat).slice(0, 5);
      const inTop = placed.filter(({ location_ids }) => top.some(({ id }) => location_ids.includes(id)));
      expect(inTop.length / placed.length, code).toBeGreaterThan(0.4);
    }
  });

  it.each([1500, 20_000])('gives big cities their common jobs in a load of %d', (count) => {
    const some = count === jobs.length ? jobs : sampleMarket(count, 300).jobs;
    const has = (country: string, city: string, title: string) => {
      const place = options.places.find(({ code }) => code === country);
      const id = place?.locations.find(({ names }) => names.en === city)?.id ?? 0;
      return some.some((job) => job.location_ids.includes(id) && job.work.title.names.en === title);
    };
    for (const [country, city] of [
      ['GB', 'London'],
      ['JP', 'Osaka'],
      ['JP', 'Tokyo'],
      ['BR', 'São Paulo'],
      ['ID', 'Jakarta'],
      ['TR', 'Istanbul'],
      ['US', 'New York'],
    ] as const)
      for (const title of ['Registered Nurse', 'Software Engineer'])
        expect(has(country, city, title), `${title} in ${city}`).toBe(true);
  });

  it('asks for what the work needs', () => {
    for (const job of titled(/pediatrician|cardiolog|surgeon|radiolog/i)) {
      expect(job.qualification_id).toBeGreaterThanOrEqual(BACHELOR);
      expect(job.work_experience_id).toBeGreaterThanOrEqual(THREE_YEARS);
    }
    for (const job of titled(/ship captain|airline pilot/i))
      expect(job.work_experience_id).toBeGreaterThanOrEqual(THREE_YEARS);
    for (const job of titled(/(primary|secondary) school teacher|^lawyer$|^professor$/i))
      expect(job.qualification_id).toBeGreaterThanOrEqual(BACHELOR);
    for (const job of titled(/registered nurse/i)) expect(job.qualification_id).toBeGreaterThanOrEqual(7);
    const riders = titled(/delivery rider|cleaner$|dishwasher/i);
    expect(riders.filter(({ qualification_id }) => qualification_id > 4)).toEqual([]);
  });

  it('pays pilots more than riders, doctors more than nurses, chiefs more than assistants', () => {
    const pilots = payOfTitles(/airline pilot/i);
    const riders = payOfTitles(/delivery rider/i);
    const doctors = payOfTitles(/pediatrician|cardiologist|surgeon/i);
    const nurses = payOfTitles(/registered nurse/i);
    const carers = payOfTitles(/^caregiver/i);
    expect(pilots).toBeGreaterThan(riders * 3);
    expect(doctors).toBeGreaterThan(nurses * 1.8);
    expect(nurses).toBeGreaterThan(carers * 1.2);
    expect(payOfTitles(/^software engineer$/i)).toBeGreaterThan(payOfTitles(/^administrative assistant$/i) * 1.4);
    expect(payOfTitles(/^chief (financial|executive|technology) officer$/i)).toBeGreaterThan(3);
  });

  it('pays nobody less than the country allows and nobody a fantasy', () => {
    const odd = jobs.filter((job) => {
      if (job.currency !== job.company.place.site.currency || [2, 5].includes(job.job_type_id)) return false;
      const level = payLevels[job.company.place.code];
      const pay = payOf(job);
      return job.salary_type_id !== 0 && level && (pay < (level.least / level.office) * 0.9 || pay > 16);
    });
    expect(odd.map(({ title, salary_min, currency }) => [title, salary_min, currency])).toEqual([]);
  });

  it('puts work where it is done', () => {
    const { hybrid, remote } = arrangementOf;
    for (const job of titled(
      /nurse|teacher$|driver$|cook|welder|pilot|captain|guard|cleaner|waiter|surgeon|electrician/i,
    )) {
      if (/online/i.test(job.work.title.names.en ?? '')) continue;
      expect([hybrid, remote], job.title).not.toContain(job.work_arrangement_id);
    }
    const engineers = titled(/^software engineer$/i);
    expect(engineers.some(({ work_arrangement_id }) => work_arrangement_id === remote)).toBe(true);
  });

  it('lets companies hire for their own trade', () => {
    const hires = Array.from({ length: 96 }, (_, industry) => hiredGroups(industry));
    const strange = jobs.filter(({ work, company }) => !company.isAgency && !hires[company.industry]?.has(work.key));
    expect(strange.map(({ title, company }) => [title, company.latin])).toEqual([]);
    const GAMES = 10;
    const studios = jobs.filter(({ company }) => company.industry === GAMES && !company.isAgency);
    expect(studios.some(({ work }) => work.family === 'nursing' || work.family === 'doctor')).toBe(false);
  });

  it('names skills of the trade', () => {
    const strange = jobs.filter(({ work, skill_ids }) => {
      const known = new Set([work.fit.named, work.fit.core, work.fit.fields.flat()].flat());
      return skill_ids.length < 2 || !skill_ids.every((id) => known.has(id));
    });
    expect(strange.map(({ title, skill_ids }) => [title, skill_ids])).toEqual([]);
  });

  it('offers no stock options to a cook and no home office to a nurse', () => {
    const deskOnly = [17, 33, 37, 38, 39];
    for (const { title, benefit_ids } of titled(/cook$|nurse$|driver$|welder/i))
      expect(
        benefit_ids.filter((id) => deskOnly.includes(id)),
        title,
      ).toEqual([]);
  });

  it('adds nothing to a title but seniority, hours or the kind of contract', () => {
    const added = new Set(
      jobs
        .map(({ title, work, language }) => title.replace(work.title.names[language] ?? '', '{}'))
        .filter((rest) => rest !== '{}'),
    );
    expect([...added].filter((rest) => /team|団队|团队|團隊|فريق|増員/i.test(rest))).toEqual([]);
    expect(added.size).toBeLessThan(50);
  });

  it('pays who leads a shift less than who leads the house, and a product owner less than a chief', () => {
    expect(payOfTitles(/^warehouse supervisor$/i)).toBeLessThan(payOfTitles(/^warehouse manager$/i));
    expect(payOfTitles(/^product owner$/i)).toBeLessThan(payOfTitles(/^chief \w+ officer$/i) / 1.5);
  });

  it('asks developers for tools that most teams use', () => {
    const common =
      /JavaScript|TypeScript|Python|Java|Git|SQL|Docker|REST API|React|Node\.js|Linux|Kubernetes|Spring|Amazon/;
    const named = titled(/^(software engineer|full stack developer)$/i).filter(({ language }) => language === 'en');
    const said = named.flatMap(
      ({ description }) => /(?:know your way around|knowledge of) ([^.<]+)/.exec(description) ?? [],
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((text) => common.test(text)).length / said.length).toBeGreaterThan(0.85);
  });
});
