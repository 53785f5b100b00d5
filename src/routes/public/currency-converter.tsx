import { ArrowLeftRight } from 'lucide-react';
import { Form } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { dateFormat, numberFormat } from '#src/kernel/formats.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { readAmount } from '#src/kernel/read-amount.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { RateChart } from '#src/modules/options/web/rate-chart.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/currency-converter';

/** A currency that an address may name; what is none counts as not named. */
function codeIn(search: URLSearchParams, name: string): string | undefined {
  const code = search.get(name)?.trim().toUpperCase();
  return code && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, countryId } = context.get(servicesContext);
  const own = siteById(countryId).currency;
  const usual = { from: own, to: own === 'USD' ? 'EUR' : 'USD' };
  const wish = {
    from: codeIn(url.searchParams, 'from') ?? usual.from,
    to: codeIn(url.searchParams, 'to') ?? usual.to,
  };
  const pair = await askRates(api, params.lang, wish, usual);
  const typed = (url.searchParams.get('amount') ?? '1').slice(0, 40);
  const { amount } = readAmount(typed, { language: params.lang, places: minorDigits(pair.from) });
  return { ...pair, typed, amount };
}

type Pair = Record<'from' | 'to', string>;

/** A currency that nobody knows is left out, and the country's own pair shown instead. */
async function askRates(api: PageServices['api'], language_code: string, wish: Pair, usual: Pair) {
  try {
    return { ...wish, ...(await api('GET /config/rates', { ...wish, language_code })) };
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error;
    return { ...usual, ...(await api('GET /config/rates', { ...usual, language_code })) };
  }
}

/** SET-05: an amount in another currency by dated rates. The form's answer is an address, so it needs no scripts. */
export default function CurrencyConverter({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { from, to, date, rate, currencies, history, typed } = loaderData;
  const options = currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  const swapped = `?${new URLSearchParams({ amount: typed, from: to, to: from })}`;
  const exact = (value: number) => numberFormat(language, { maximumSignificantDigits: 6 }).format(value);
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <main id="content">
      <PageHead title={t('converter.title')} description={t('converter.intro')} path="/currency-converter" />
      <Container className="pb-20">
        <PageHeader title={t('converter.title')} description={t('converter.intro')} />
        <Card className="grid max-w-3xl gap-6">
          <Form key={`${from}${to}${typed}`} className="grid items-end gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextField
                name="amount"
                label={t('converter.amount')}
                error={loaderData.amount === null ? t('converter.unreadable') : undefined}
                defaultValue={typed}
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
              />
            </div>
            <NativeSelect name="from" label={t('converter.from')} options={options} defaultValue={from} />
            <NativeSelect name="to" label={t('converter.to')} options={options} defaultValue={to} />
            <div className="flex flex-wrap gap-3 sm:col-span-2">
              <Button type="submit">{t('converter.button')}</Button>
              <LinkButton variant="secondary" to={swapped} icon={<ArrowLeftRight aria-hidden />}>
                {t('converter.swap')}
              </LinkButton>
            </div>
          </Form>
          <div role="status">
            <Result {...loaderData} />
            <p className="mt-2 text-ink-muted text-sm">
              <bdi>{`1 ${from} = ${exact(rate)} ${to}`}</bdi>
              {' · '}
              {t('converter.dated', { date: day })}
            </p>
          </div>
          {history.length > 1 ? (
            <RateChart history={history} format={exact} />
          ) : (
            <p className="text-ink-muted text-sm">{t('converter.begins', { date: day })}</p>
          )}
        </Card>
        <p className="mt-4 text-ink-muted text-sm">{t('converter.note')}</p>
      </Container>
    </main>
  );
}

function Result({
  amount,
  rate,
  from,
  to,
}: Pick<Route.ComponentProps['loaderData'], 'amount' | 'rate' | 'from' | 'to'>) {
  const { language } = useTranslation();
  if (amount === null) return null;
  const money = (value: number, currency: string) =>
    numberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(value);
  return (
    <p className="wrap-anywhere font-bold text-3xl text-ink tabular-nums">
      <span className="block font-medium text-ink-muted text-lg">
        <bdi>{money(amount, from)}</bdi> =
      </span>
      <bdi>{money(amount * rate, to)}</bdi>
    </p>
  );
}
