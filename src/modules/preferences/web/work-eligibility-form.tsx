import { type FormEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

interface Named {
  id: number;
  value: string;
}

export interface WorkEligibility {
  country: Named;
  work_eligibility: Named;
}

interface WorkEligibilityFormProps {
  accountId: number;
  own: WorkEligibility[];
  countries: SelectOption[];
  statuses: SelectOption[];
  /** The country that stands in the form at first. */
  countryId: number | null;
  onChange: () => void;
  /** A section around it has said the title already. */
  isTitled?: boolean;
}

/** JOB-04: how the talent may work in each country. Some jobs are open to certain statuses only. */
export function WorkEligibilityForm(props: WorkEligibilityFormProps) {
  const { accountId, own, countries, statuses, countryId, onChange, isTitled = true } = props;
  const { t } = useTranslation();
  const first = countryId ? String(countryId) : '';
  const { draft, isKept, change, forget, discard } = useKeptDraft(accountId, 'eligibility', {
    country: first,
    status: statusIn(own, first),
  });
  const { country, status } = draft;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);

  const say = async (country_id: number | null, work_eligibility_id: number | null) => {
    setIsSaving(true);
    try {
      await api('POST /jobseeker/work-eligibility', { country_id: country_id as number, work_eligibility_id });
      setErrors({});
      forget();
      showToast(t('preferences.eligibility.saved'), { tone: 'success' });
      onChange();
    } catch (error) {
      if (isRefusal(error)) setErrors(error.fields);
      showToast((error as Error).message || t('preferences.eligibility.failed'), { tone: 'danger' });
    }
    setIsSaving(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === '') return setErrors({ work_eligibility_id: t('preferences.eligibility.chooseStatus') });
    say(Number(country) || null, Number(status));
  };

  return (
    <section id="work_eligibility" aria-label={t('preferences.eligibility.title')} className="scroll-mt-24">
      {isTitled ? (
        <SectionHeader title={t('preferences.eligibility.title')} description={t('preferences.eligibility.text')} />
      ) : null}
      {isKept ? (
        <div className="mb-4">
          <KeptNotice onDiscard={discard} />
        </div>
      ) : null}
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 md:grid-cols-[1fr_1fr_auto]"
      >
        <NativeSelect
          label={t('preferences.eligibility.country')}
          placeholder={t('preferences.form.choose')}
          options={countries}
          value={country}
          error={errors.country_id}
          onChange={({ target }) => change({ country: target.value, status: statusIn(own, target.value) })}
        />
        <NativeSelect
          label={t('preferences.eligibility.status')}
          placeholder={t('preferences.form.choose')}
          options={statuses}
          value={status}
          error={errors.work_eligibility_id}
          onChange={({ target }) => change({ status: target.value })}
        />
        <Button type="submit" isLoading={isSaving} className="md:mt-6.5">
          {t('preferences.eligibility.save')}
        </Button>
      </form>
      {own.length > 0 ? (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {own.map(({ country: { id, value }, work_eligibility }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
              <span className="min-w-0 flex-1 font-semibold text-ink">{value}</span>
              <span className="text-ink-muted">{work_eligibility.value}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('preferences.eligibility.removeNamed', { country: value })}
                onClick={() => say(id, null)}
              >
                {t('preferences.eligibility.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function statusIn(own: WorkEligibility[], country: string): string {
  const known = own.find(({ country: { id } }) => String(id) === country);
  return known ? String(known.work_eligibility.id) : '';
}
