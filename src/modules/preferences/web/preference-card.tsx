import { Briefcase, Building2, Clock, Languages, MapPin, Pencil, Trash2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepCurrencySigns } from '#src/kernel/text.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JobPreference } from '../preferences.contract.ts';

interface PreferenceCardProps {
  preference: JobPreference;
  onEdit: () => void;
  /** Left out for the last one, which stays. */
  onDelete?: () => void;
}

export function PreferenceCard({ preference, onEdit, onDelete }: PreferenceCardProps) {
  const { t, language } = useTranslation();
  const { job_title: title } = preference;
  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <Badge tone="accent">{preference.work_arrangement.value}</Badge>
          <h3 className="mt-2 break-words font-semibold text-ink text-lg">{title}</h3>
        </div>
        <div className="-me-2 -mt-2 flex shrink-0">
          <IconButton label={t('preferences.card.edit', { title })} icon={<Pencil aria-hidden />} onClick={onEdit} />
          {onDelete ? (
            <IconButton
              label={t('preferences.card.delete', { title })}
              icon={<Trash2 aria-hidden />}
              onClick={onDelete}
            />
          ) : null}
        </div>
      </div>
      <ul className="grid gap-2 text-ink-muted text-sm">
        <Fact icon={<Wallet />}>{payText(preference, language, t('preferences.card.aMonth'))}</Fact>
        <Fact icon={<MapPin />}>{placeText(preference)}</Fact>
        <Fact icon={<Briefcase />}>{preference.job_type.value}</Fact>
        <Fact icon={<Building2 />}>{preference.industry.value}</Fact>
        <Fact icon={<Clock />}>
          <bdi dir="ltr">{preference.timezone}</bdi>
        </Fact>
        <Fact icon={<Languages />}>{preference.language.value}</Fact>
      </ul>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden>{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function placeText({ is_overseas, country, location }: JobPreference): string {
  return is_overseas || location.value === country.value ? country.value : `${location.value}, ${country.value}`;
}

function payText(preference: JobPreference, language: string, aMonth: string): string {
  const { currency, min_salary: min, max_salary: max } = preference;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const pay = min === max ? format.format(min) : format.formatRange(min, max);
  return `${keepCurrencySigns(pay, language)} ${aMonth}`;
}
