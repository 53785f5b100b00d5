import { networks } from '#src/modules/companies/web/profile/profile-values.ts';
import { numberOf, textOf } from './refusal.ts';

/** The company form as the API takes it: an empty field is null, and a web address may lack its scheme. */
export function readProfile(form: FormData) {
  const text = (name: string) => textOf(form, name) || null;
  const number = (name: string) => (textOf(form, name) ? numberOf(form, name) : null);
  const revision = number('overrule') ?? number('revision');
  return {
    ...(revision !== null && { revision }),
    name: textOf(form, 'name'),
    country_id: numberOf(form, 'country_id'),
    location_id: number('location_id'),
    address: text('address'),
    industry_id: numberOf(form, 'industry_id'),
    size_id: numberOf(form, 'size_id'),
    financing_stage_id: number('financing_stage_id'),
    company_type_id: number('company_type_id'),
    listing_status_id: number('listing_status_id'),
    founded_on: text('founded_on'),
    website: webAddress(text('website')),
    overview: textOf(form, 'overview'),
    culture: text('culture'),
    brand_product: text('brand_product'),
    legal_name: text('legal_name'),
    registration_number: text('registration_number'),
    register_country_id: number('register_country_id'),
    register_address: text('register_address'),
    registered_capital: money(textOf(form, 'capital_amount'), textOf(form, 'capital_currency')),
    employees_number: number('employees_number'),
    average_age: number('average_age'),
    ceo: text('ceo'),
    phone: text('phone'),
    email: text('email'),
    social_media: readNetworks(form),
    stock_exchange: text('stock_exchange'),
    stock_code: text('stock_code'),
    listed_on: text('listed_on'),
    benefit_ids: form.getAll('benefit_ids').map(Number),
    is_agency: form.has('is_agency'),
    news: readNews(form),
    fundings: readFundings(form),
    ...(textOf(form, 'logo_file_id') && { logo_file_id: textOf(form, 'logo_file_id') }),
    ...(form.has('has_album') && { album: readAlbum(form) }),
  };
}

function webAddress(typed: string | null): string | null {
  return typed === null || typed.includes('://') ? typed : `https://${typed}`;
}

/** An amount without its currency says nothing; the server asks for what is missing. */
function money(amount: string, currency: string): { amount: number; currency: string } | null {
  return amount === '' ? null : { amount: Number(amount), currency };
}

function readNetworks(form: FormData): Partial<Record<(typeof networks)[number], string>> {
  const links = networks.flatMap((network) => {
    const link = webAddress(textOf(form, `social_${network}`) || null);
    return link ? [[network, link.replace(/^http:/, 'https:')]] : [];
  });
  return Object.fromEntries(links);
}

function column(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => String(value).trim());
}

function readNews(form: FormData) {
  const [urls, dates] = [column(form, 'news_url'), column(form, 'news_date')];
  return column(form, 'news_title').map((title, at) => ({
    title,
    url: webAddress(urls[at] || null),
    published_on: dates[at] ?? '',
  }));
}

function readFundings(form: FormData) {
  const [amounts, currencies] = [column(form, 'round_amount'), column(form, 'round_currency')];
  const [investors, dates] = [column(form, 'round_investors'), column(form, 'round_date')];
  return column(form, 'round_stage').map((stage, at) => ({
    financing_stage_id: Number(stage || Number.NaN),
    money: money(amounts[at] ?? '', currencies[at] ?? ''),
    investors: investors[at] || null,
    announced_on: dates[at] ?? '',
  }));
}

/** Each picture is `id:12` or, when it is new, `file:…`; captions come in the same order. */
function readAlbum(form: FormData) {
  const captions = column(form, 'album_caption');
  return form.getAll('album').map((ref, at) => {
    const [kind, value = ''] = String(ref).split(':');
    return { ...(kind === 'id' ? { id: Number(value) } : { file_id: value }), caption: captions[at] || null };
  });
}
