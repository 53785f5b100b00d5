import { toPlainSlug } from '#src/kernel/slug.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { demoAccounts } from './accounts.data.ts';
import type { DemoCompany } from './build-company.ts';
import { choosePosition, inventPerson, type Person } from './people.ts';
import type { Place } from './prepare-options.ts';
import { createRandom, createWeightedPick, type Random } from './random.ts';

export interface AccountRow {
  id: number;
  role: 'talent' | 'recruiter' | 'operator';
  email: string;
  first_name: string;
  last_name: string;
  country_id: number;
  language: string;
  notice_period_id: number | null;
  is_profile_completed: boolean;
  is_email_verify: boolean;
  created_at: string;
  updated_at: string;
}

export interface MemberRow {
  company_id: number;
  account_id: number;
  role: 'coordinator' | 'admin' | 'recruiter';
  position: string;
  created_at: string;
}

const DAY = 86_400_000;
const SINGAPORE = findSite('sg')?.id ?? 0;
export const TALENTS = 200;

/** Demo accounts by the part of their address before the @. */
const demoPeople: Record<string, Person> = {
  talent: { firstName: 'Hui Min', lastName: 'Tan' },
  boss: { firstName: 'Marcus', lastName: 'Lim' },
  admin: { firstName: 'Priya', lastName: 'Nair' },
  operator: { firstName: 'Rachel', lastName: 'Goh' },
  operator2: { firstName: 'Daniel', lastName: 'Ong' },
  operator3: { firstName: 'Aisha', lastName: 'Rahman' },
};

/** The seats of demo accounts among the people of the showcase company: coordinator 0, admin 1, recruiter 2. */
const showcaseSeats: Record<number, string> = { 1: 'admin', 2: 'boss' };

/** The demo accounts that belong to no company. */
export function buildFreeAccounts(lastId: number, now: Date): AccountRow[] {
  const created_at = new Date(now.getTime() - 380 * DAY).toISOString();
  const free = { talent: 'talent', operator: 'operator', operator2: 'operator', operator3: 'operator' } as const;
  return Object.entries(free).map(([who, role], index) => ({
    ...demoAccount(who),
    id: lastId + 1 + index,
    role,
    country_id: SINGAPORE,
    language: 'en',
    ...told(lastId + 1 + index, role),
    created_at,
    updated_at: created_at,
  }));
}

function demoAccount(who: string): Pick<AccountRow, 'email' | 'first_name' | 'last_name'> {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${who}@`));
  const person = demoPeople[who];
  if (!account || !person) throw new Error(`There is no demo account ${who}.`);
  return { email: account.email, first_name: person.firstName, last_name: person.lastName };
}

/** Two hundred people of all countries who look for work. */
export function buildTalents(lastId: number, places: Place[], seed: number, now: Date): AccountRow[] {
  const pickPlace = createWeightedPick(places, (place) => place.weight);
  return Array.from({ length: TALENTS }, (_, index) => {
    const random = createRandom(seed, 'talent', index);
    const place = index < places.length ? (places[index] as Place) : pickPlace(random);
    const person = inventPerson(random, place);
    const email = `${mailName(person)}.${index + 1}@mail.example`;
    return toRow(lastId + 1 + index, 'talent', email, person, place, place.pickLanguage(random), random, now);
  });
}

/** The people of a company who hire: a coordinator, an admin, then recruiters. */
export function buildRecruiters(random: Random, company: DemoCompany, now: Date, isShowcase: boolean) {
  const accounts: AccountRow[] = [];
  const members: MemberRow[] = [];
  for (let index = 0; index < company.recruiterCount; index += 1) {
    const id = company.firstRecruiterId + index;
    const person = inventPerson(random, company.place);
    const email = `${mailName(person)}.${index + 1}@${company.slug}.example`;
    const seat = isShowcase ? showcaseSeats[index] : undefined;
    const account = {
      ...toRow(id, 'recruiter', email, person, company.place, company.language, random, now),
      ...(seat && demoAccount(seat)),
    };
    accounts.push(account);
    members.push(toMember(random, company, account, index));
  }
  return { accounts, members };
}

function toMember(random: Random, company: DemoCompany, account: AccountRow, rank: number): MemberRow {
  const position = choosePosition(random, company.language);
  const role = rank === 0 ? 'coordinator' : rank === 1 ? 'admin' : 'recruiter';
  return { company_id: company.id, account_id: account.id, role, position, created_at: account.created_at };
}

function toRow(
  id: number,
  role: AccountRow['role'],
  email: string,
  person: Person,
  place: Place,
  language: string,
  random: Random,
  now: Date,
): AccountRow {
  const created_at = new Date(now.getTime() - (50 + random.next() * 340) * DAY).toISOString();
  return {
    id,
    role,
    email,
    first_name: person.firstName,
    last_name: person.lastName,
    country_id: place.site.id,
    language,
    ...told(id, role),
    created_at,
    updated_at: created_at,
  };
}

/** Who looks for work has a profile (`load-profiles.ts`) and a proven address, and says how soon they could start. */
function told(id: number, role: AccountRow['role']) {
  const isTalent = role === 'talent';
  return {
    notice_period_id: isTalent ? 1 + (id % 5) : null,
    is_profile_completed: isTalent,
    is_email_verify: isTalent,
  };
}

function mailName(person: Person): string {
  return toPlainSlug(`${person.firstName} ${person.lastName}`).replaceAll('-', '.');
}
