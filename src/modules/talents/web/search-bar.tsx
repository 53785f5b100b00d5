import { Search } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchLists } from './search-lists.ts';
import { filterParameters, readTalentFilters, type TalentFilters, talentsHref } from './search-view.ts';

interface SearchBarProps {
  filters: TalentFilters;
  lists: SearchLists;
}

/** The job that people should fit, and words: a plain form that carries the filters along. */
export function SearchBar({ filters, lists }: SearchBarProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const others = [...filterParameters({ ...filters, text: '', job_id: undefined })];
  return (
    <search>
      <Form
        // Another search begins with its own words.
        key={`${filters.text} ${filters.job_id ?? ''}`}
        action={`/${language}/employer/talents`}
        className="grid items-end gap-3 rounded-card border border-line bg-surface p-4 shadow-card md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new URLSearchParams(
            [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
          );
          navigate(talentsHref(language, readTalentFilters(sent)));
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <NativeSelect
          label={t('candidates.job.label')}
          name="job_id"
          required={false}
          placeholder={t('candidates.job.none')}
          options={lists.jobs.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={filters.job_id ?? ''}
          onChange={({ target }) => target.form?.requestSubmit()}
        />
        <TextField
          type="search"
          label={t('candidates.words.label')}
          name="text"
          required={false}
          maxLength={200}
          enterKeyHint="search"
          defaultValue={filters.text}
          icon={<Search aria-hidden />}
        />
        <Button type="submit">{t('ui.search.button')}</Button>
      </Form>
    </search>
  );
}
