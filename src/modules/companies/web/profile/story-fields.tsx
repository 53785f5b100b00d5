import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ProfileValues } from './profile-values.ts';
import { RowList } from './row-list.tsx';

interface StoryFieldsProps {
  values: ProfileValues;
  errors: Partial<Record<string, string>>;
  most: number;
  today: string;
  onChange: () => void;
}

/** What has happened at the company, each with a day and, if there is one, a link. */
export function NewsFields({ values, errors, most, today, onChange }: StoryFieldsProps) {
  const { t } = useTranslation();
  return (
    <RowList
      count={values.news_title?.length ?? 0}
      most={most}
      addLabel={t('employer.company.newsAdd')}
      removeLabel={(number) => t('employer.company.newsRemove', { number })}
      onChange={onChange}
    >
      {({ at = -1, place, number }) => (
        <>
          <div className="sm:col-span-2">
            <TextField
              name="news_title"
              label={t('employer.company.newsTitle', { number })}
              defaultValue={values.news_title?.[at]}
              error={errors[`news.${place}.title`]}
              maxLength={300}
              dir="auto"
            />
          </div>
          <TextField
            name="news_date"
            type="date"
            max={today}
            label={t('employer.company.newsDate', { number })}
            defaultValue={values.news_date?.[at]}
            error={errors[`news.${place}.published_on`]}
          />
          <TextField
            name="news_url"
            label={t('employer.company.newsUrl', { number })}
            defaultValue={values.news_url?.[at]}
            error={errors[`news.${place}.url`]}
            inputMode="url"
            dir="ltr"
            maxLength={500}
            isOptional
          />
        </>
      )}
    </RowList>
  );
}

interface FundingFieldsProps extends StoryFieldsProps {
  stages: SelectOption[];
  currencies: SelectOption[];
}

/** Rounds of funding; an amount that nobody may know stays empty. */
export function FundingFields({ values, errors, most, today, stages, currencies, onChange }: FundingFieldsProps) {
  const { t } = useTranslation();
  return (
    <RowList
      count={values.round_stage?.length ?? 0}
      most={most}
      addLabel={t('employer.company.roundAdd')}
      removeLabel={(number) => t('employer.company.roundRemove', { number })}
      onChange={onChange}
    >
      {({ at = -1, place, number }) => (
        <>
          <NativeSelect
            name="round_stage"
            label={t('employer.company.roundStage', { number })}
            options={stages}
            placeholder={t('ui.select.placeholder')}
            defaultValue={values.round_stage?.[at] ?? ''}
            error={errors[`fundings.${place}.financing_stage_id`]}
          />
          <TextField
            name="round_date"
            type="date"
            max={today}
            label={t('employer.company.roundDate', { number })}
            defaultValue={values.round_date?.[at]}
            error={errors[`fundings.${place}.announced_on`]}
          />
          <TextField
            name="round_amount"
            type="number"
            min={0}
            step="any"
            label={t('employer.company.roundAmount', { number })}
            defaultValue={values.round_amount?.[at]}
            error={errors[`fundings.${place}.money.amount`]}
            isOptional
          />
          <NativeSelect
            name="round_currency"
            label={t('employer.company.roundCurrency', { number })}
            options={currencies}
            placeholder={t('ui.select.placeholder')}
            defaultValue={values.round_currency?.[at] ?? ''}
            error={errors[`fundings.${place}.money`] ?? errors[`fundings.${place}.money.currency`]}
            isOptional
          />
          <div className="sm:col-span-2">
            <TextField
              name="round_investors"
              label={t('employer.company.roundInvestors', { number })}
              defaultValue={values.round_investors?.[at]}
              error={errors[`fundings.${place}.investors`]}
              maxLength={300}
              isOptional
              dir="auto"
            />
          </div>
        </>
      )}
    </RowList>
  );
}
