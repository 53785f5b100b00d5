import type { JobFormOptions } from '#src/modules/jobs/web/posting/form-options.ts';
import { payPeriods } from '#src/modules/jobs/web/posting/pay-periods.ts';
import { languages } from '#src/modules/options/languages.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DEFAULTED, importTargets } from '../import-targets.ts';
import type { ImportColumn, ImportDefaults } from '../job-imports.contract.ts';
import { targetLabel } from './target-label.ts';

interface ColumnFormProps {
  columns: ImportColumn[];
  defaults: ImportDefaults;
  rowCount: number;
  options: JobFormOptions;
}

/** What each column becomes, and what holds for all rows; then drafts are made of them. */
export function ColumnForm({ columns, defaults, rowCount, options }: ColumnFormProps) {
  const { t, language } = useTranslation();
  const { Form, isBusy, message, answer, error, value } = useFormAnswer('start');
  const problems = answer?.isDone === false ? Object.entries(answer.fields ?? {}) : [];
  const order = new Intl.Collator(language);
  const targets = importTargets
    .map((target) => ({ value: target as string, label: t(targetLabel(target)) }))
    .toSorted((one, other) => order.compare(one.label, other.label));
  const rows = columns.map((column, at) => ({
    ...column,
    at,
    name: column.header || t('imports.columns.untitled', { number: at + 1 }),
  }));
  return (
    <Form method="post" className="grid grid-cols-1 gap-10">
      <input type="hidden" name="intent" value="start" />
      <TitledSection title={t('imports.columns.title')} description={t('imports.columns.text')}>
        {message || problems.length > 0 ? (
          <div className="mb-4">
            <Notice tone="danger">{message ?? problems.map(([, text]) => text).join(' ')}</Notice>
          </div>
        ) : null}
        <DataTable
          caption={t('imports.steps.columns')}
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            {
              id: 'column',
              header: t('imports.columns.column'),
              cell: ({ name }) => <bdi className="break-words">{name}</bdi>,
            },
            {
              id: 'example',
              header: t('imports.columns.example'),
              cell: ({ example }) => (
                <bdi className="line-clamp-2 min-w-0 max-w-80 break-words text-end text-ink-muted sm:text-start">
                  {example}
                </bdi>
              ),
            },
            {
              id: 'field',
              header: t('imports.columns.field'),
              cell: ({ at, name, target, by }) => (
                <div className="w-full min-w-0 max-w-64 sm:w-64">
                  <NativeSelect
                    name={`target_${at}`}
                    label={t('imports.columns.choose', { column: name })}
                    isLabelHidden
                    isOptional
                    placeholder={t('imports.columns.none')}
                    options={targets}
                    defaultValue={value(`target_${at}`, target ?? '')}
                    error={error(`targets.${at}`)}
                    hint={by ? t(`imports.columns.${by}`) : undefined}
                  />
                </div>
              ),
            },
          ]}
        />
      </TitledSection>
      <TitledSection title={t('imports.defaults.title')} description={t('imports.defaults.text')}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {DEFAULTED.map((name) => (
            <NativeSelect
              key={name}
              name={`default_${name}`}
              label={t(targetLabel(name))}
              isOptional
              placeholder={t('imports.defaults.none')}
              options={choicesOf(name, options, t)}
              defaultValue={value(`default_${name}`, String(defaults[name] ?? ''))}
              error={error(`defaults.${name}`)}
            />
          ))}
        </div>
      </TitledSection>
      <div>
        <Button type="submit" size="lg" isLoading={isBusy}>
          {t('imports.start', { count: rowCount })}
        </Button>
      </div>
    </Form>
  );
}

function choicesOf(
  name: (typeof DEFAULTED)[number],
  options: JobFormOptions,
  t: ReturnType<typeof useTranslation>['t'],
): SelectOption[] {
  switch (name) {
    case 'country_id':
      return options.countries;
    case 'currency':
      return options.currencies;
    case 'language':
      return languages.map(({ code, name: own }) => ({ value: code, label: own }));
    case 'salary_type_id':
      return payPeriods.map(({ value, label }) => ({ value, label: t(label) }));
    default:
      return options.of[name];
  }
}
