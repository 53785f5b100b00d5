import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanySearch } from './company-search.ts';

interface CompanyFilterOptions {
  industry: SelectOption[];
  size: SelectOption[];
  financing_stage: SelectOption[];
}

const lists = ['industry', 'size', 'financing_stage'] as const;
const filterNames = ['query', 'where', ...lists] as const;

interface CompanyFiltersProps {
  search: CompanySearch;
  options: CompanyFilterOptions;
  /** The visitor's own; empty on the site for everywhere else. */
  country: string;
}

/** The filters are the address: a plain form that asks for the same page again. */
export function CompanyFilters({ search, options, country }: CompanyFiltersProps) {
  const { t, language } = useTranslation();
  const isFiltered = filterNames.some((name) => search[name] !== undefined);
  const form = useRef<HTMLFormElement>(null);

  // Back, forward and 'Clear' change the address under the form; a new form would lose the focus.
  useEffect(() => {
    for (const name of filterNames) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = String(search[name] ?? '');
    }
  }, [search]);

  return (
    <Form
      role="search"
      ref={form}
      action={`/${language}/companies`}
      className="grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5 lg:grid-cols-4 lg:items-end"
      // Empty fields stay out of the address where scripts run.
      onSubmit={(event) => {
        const fields = event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
        const empty = [...fields].filter((field) => !field.value.trim());
        for (const field of empty) field.disabled = true;
        setTimeout(() => {
          for (const field of empty) field.disabled = false;
        });
      }}
    >
      <div className={country ? 'max-sm:col-span-2 lg:col-span-2' : 'col-span-2 lg:col-span-3'}>
        <TextField
          type="search"
          name="query"
          label={t('companies.filters.name')}
          defaultValue={search.query}
          maxLength={200}
          required={false}
          icon={<Search aria-hidden />}
          placeholder={t('companies.filters.placeholder')}
        />
      </div>
      {country ? (
        <NativeSelect
          name="where"
          label={t('companies.filters.where')}
          placeholder={country}
          defaultValue={search.where ?? ''}
          options={[{ value: 'all', label: t('companies.filters.everywhere') }]}
          required={false}
        />
      ) : null}
      <div className="flex gap-2 max-lg:order-last max-lg:col-span-2">
        <Button type="submit" isWide>
          {t('ui.search.button')}
        </Button>
        {isFiltered ? (
          <Link to={`/${language}/companies`} className={buttonStyle('quiet')}>
            {t('ui.clear')}
          </Link>
        ) : null}
      </div>
      <div className="gap-3 max-sm:contents sm:col-span-2 sm:grid sm:grid-cols-3 lg:col-span-4">
        {lists.map((name) => (
          <NativeSelect
            key={name}
            name={name}
            label={t(`companies.filters.${name}`)}
            placeholder={t('companies.filters.any')}
            defaultValue={search[name] ?? ''}
            options={options[name]}
            required={false}
          />
        ))}
      </div>
    </Form>
  );
}
