import { shortName } from '#src/modules/accounts/person-name.ts';
import { presenceAt } from '#src/modules/chat/server/chat.public.ts';
import { wholeUnits } from '#src/modules/jobs/server/jobs.public.ts';
import { titleIndex } from '#src/modules/options/server/options.public.ts';
import type { ShownFacts } from '#src/modules/preferences/candidate-facts.ts';
import { isRefreshedAt, isVipAt } from '#src/modules/vip/server/vip.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { OwnCard } from '../talent-fields.ts';
import { withoutNames } from './talent-words.ts';
import type { TalentsParts } from './talents.parts.ts';

type Asked = Pick<Context, 'tx' | 'clock' | 'locale'>;
type CardParts = Pick<TalentsParts, 'namesIn' | 'data'>;

interface Wish {
  title_id: number;
  custom: string | null;
  arrangement_id: number;
  country_id: number;
  location_id: number;
  currency: string;
  min: number;
  max: number;
}

interface CardRow {
  id: number;
  first: string;
  last: string;
  /** Never null: true or false of every account. */
  is_vip: boolean;
  /** Never null: true or false of every account. */
  is_refreshed: boolean;
  available_from: string | null;
  notice_period_id: number | null;
  online_until: Date | null;
  last_active_at: Date | null;
  shows: ShownFacts | null;
  /** Never null: worked out of the rows that there are. */
  titles: string[];
  /** Never null: worked out of the rows that there are. */
  names: string[];
  /** Never null: worked out of the rows that there are. */
  skills: string[];
  /** Never null: worked out of the rows that there are. */
  languages: number[];
  /** Never null: worked out of the rows that there are. */
  wishes: Wish[];
  years: number | null;
}

const BY_DEFAULT: ShownFacts = { wishes: true, pay: false, place: true, languages: true, eligibility: true };
const MOST_SKILLS = 10;
/** The place that is no place but the wish to leave the country. */
const OVERSEAS = 'overseas';

/** A page of cards with one statement, each of what its owner shows now. */
export async function loadCards(
  ctx: Asked,
  parts: CardParts,
  accountIds: readonly number[],
): Promise<Map<number, OwnCard>> {
  if (accountIds.length === 0) return new Map();
  const now = ctx.clock.now();
  const { rows } = await ctx.tx.query<CardRow>(sql`
    select a.id, a.first_name as first, a.last_name as last, ${isVipAt('a', now)} as is_vip,
      ${isRefreshedAt('a', now)} as is_refreshed, p.available_from, a.notice_period_id, i.online_until, i.last_active_at,
      (select jsonb_build_object('wishes', s.wishes, 'pay', s.pay, 'place', s.place, 'languages', s.languages,
        'eligibility', s.eligibility) from shown_facts s where s.account_id = a.id) as shows,
      array(select w.title from work_experiences w where w.account_id = a.id
        order by w.is_current desc, coalesce(w.end_date, w.start_date) desc, w.position limit 1) as titles,
      array(select company from work_experiences where account_id = a.id
        union select school from educations where account_id = a.id) as names,
      array(select k.name from profile_skills k where k.account_id = a.id order by k.position) as skills,
      array(select l.language_id from spoken_languages l where l.account_id = a.id
        order by l.proficiency_id, l.language_id) as languages,
      coalesce((select jsonb_agg(jsonb_build_object('title_id', j.function_job_title_id, 'custom', j.custom_job_title,
          'arrangement_id', j.work_arrangement_id, 'country_id', j.pref_country_id, 'location_id', j.location_id,
          'currency', j.currency, 'min', j.min_salary, 'max', j.max_salary) order by j.id desc)
        from job_preferences j where j.account_id = a.id), '[]') as wishes,
      t.years
    from accounts a left join profiles p on p.account_id = a.id left join chat_inboxes i on i.account_id = a.id
      left join talent_search t on t.account_id = a.id
    where a.id = any(${[...accountIds]}::bigint[])`);
  return new Map(rows.map((row) => [row.id, presentCard(row, ctx, parts)]));
}

/** How somebody's own card looks, found or not. */
export async function loadOwnCard(ctx: Asked, parts: CardParts, accountId: number): Promise<OwnCard | null> {
  return (await loadCards(ctx, parts, [accountId])).get(accountId) ?? null;
}

function presentCard(row: CardRow, { clock, locale }: Asked, parts: CardParts): OwnCard {
  const { language } = locale;
  const names = parts.namesIn(language);
  const shows = row.shows ?? BY_DEFAULT;
  const hidden = [...row.names, row.last].sort((one, other) => other.length - one.length);
  const titleOf = ({ title_id, custom }: Wish) => {
    const title = titleIndex(parts.data).get(title_id)?.title;
    return withoutNames(custom ?? title?.names[language] ?? title?.names.en ?? '', hidden);
  };
  const wishes = shows.wishes ? row.wishes : [];
  const wished = [...new Set(wishes.map(titleOf))].filter(Boolean);
  const [newest = ''] = row.titles;
  const [pay] = shows.pay ? row.wishes : [];
  return {
    name: shortName(row),
    headline: withoutNames(newest, hidden) || wished[0] || '',
    years: row.years,
    skills: row.skills
      .slice(0, MOST_SKILLS)
      .map((name) => withoutNames(name, hidden))
      .filter(Boolean),
    languages: shows.languages ? row.languages.map((id) => names.jobLanguage(id).value) : [],
    place: shows.place ? placeOf(row.wishes[0], parts, language) : null,
    wished_titles: wished,
    arrangements: [...new Set(wishes.map(({ arrangement_id }) => arrangement_id))].map((id) =>
      names.of('work_arrangement_lists', id),
    ),
    pay: pay
      ? {
          min: wholeUnits(pay.min, pay.currency),
          max: wholeUnits(pay.max, pay.currency),
          currency: pay.currency,
        }
      : null,
    available_from: row.available_from,
    notice_period: row.notice_period_id === null ? null : names.of('notice_period_lists', row.notice_period_id).value,
    last_active: presenceAt(clock.now(), row.online_until, row.last_active_at),
    is_vip: row.is_vip,
    is_refreshed: row.is_refreshed,
  };
}

/** The city is left out where it is named like its country. */
function placeOf(wish: Wish | undefined, { namesIn, data }: CardParts, language: string): string | null {
  if (!wish) return null;
  const names = namesIn(language);
  const places = data.places.get(Math.floor(wish.location_id / 1000));
  const place = places?.locations.find(({ id }) => id === wish.location_id);
  const city = place && place.key !== OVERSEAS ? names.location(place.id).value : '';
  const both = [city, names.country(wish.country_id).value];
  return names.join([...new Set(both)].filter(Boolean)) || null;
}
