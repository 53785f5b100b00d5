import { Form } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/audit';
import { AuditEntries, useActionName } from './audit-entries.tsx';
import { FilterText } from './filter-text.tsx';

/** Reads the filter from the address; nonsense is left out rather than refused. */
function readFilter(search: URLSearchParams) {
  const text = (name: string) => search.get(name)?.trim().slice(0, 60) || undefined;
  const number = (name: string) => (/^[1-9]\d{0,14}$/.test(text(name) ?? '') ? Number(text(name)) : undefined);
  const day = (name: string) => {
    const value = text(name);
    return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  return {
    operator_id: number('operator'),
    action: text('action'),
    target: text('target'),
    from: day('from'),
    to: day('to'),
    before: number('before'),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filter = readFilter(search);
  const answer = await orExplain(context.get(servicesContext).api('GET /operator/audit-log', filter));
  search.delete('before');
  return { ...answer, filter, search: search.toString() };
}

export default function Audit({
  loaderData: { entries, next, operators, actions, filter, search },
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const older = new URLSearchParams(search);
  if (next !== null) older.set('before', String(next));
  const { before, ...rest } = filter;
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.audit.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.audit.title')} description={t('operator.audit.intro')} />
        <AuditFilter key={search} {...{ operators, actions, filter, isFiltered }} />
        {entries.length === 0 && isFiltered ? (
          <p className="text-ink-muted">{t('operator.audit.noneFiltered')}</p>
        ) : (
          <AuditEntries entries={entries} />
        )}
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {before === undefined ? null : (
            <LinkButton variant="secondary" to={`?${search}`}>
              {t('operator.audit.newest')}
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton variant="secondary" to={`?${older}`}>
              {t('operator.audit.older')}
            </LinkButton>
          )}
        </div>
      </Container>
    </main>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type AuditFilterProps = Pick<Loaded, 'operators' | 'actions' | 'filter'> & { isFiltered: boolean };

/** By whom, what, when and about which company: a plain form whose answer is an address. */
function AuditFilter({ operators, actions, filter, isFiltered }: AuditFilterProps) {
  const { t } = useTranslation();
  const nameOf = useActionName();
  return (
    <Form className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <NativeSelect
        name="operator"
        label={t('operator.audit.who')}
        placeholder={t('operator.audit.everyone')}
        options={operators.map(({ account_id, name }) => ({ value: account_id, label: name }))}
        defaultValue={filter.operator_id ?? ''}
        required={false}
      />
      <NativeSelect
        name="action"
        label={t('operator.audit.what')}
        placeholder={t('operator.audit.everything')}
        options={actions.map((action) => ({ value: action, label: nameOf(action) }))}
        defaultValue={filter.action ?? ''}
        required={false}
      />
      <FilterText name="target" label={t('operator.audit.target')} value={filter.target} maxLength={60} />
      <FilterText name="from" type="date" label={t('operator.audit.from')} value={filter.from} />
      <FilterText name="to" type="date" label={t('operator.audit.to')} value={filter.to} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 lg:col-span-5">
        <Button type="submit">{t('operator.audit.apply')}</Button>
        {isFiltered ? (
          <LinkButton variant="secondary" to="?">
            {t('operator.audit.clear')}
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}
