import { Copy } from 'lucide-react';
import { Form } from 'react-router';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { rememberedFields } from '#src/modules/jobs/web/posting/job-form-state.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const SHOWN = 4;

interface EarlierJob {
  id: number;
  title: string;
}

/** The company's latest jobs to start from, and what the last one of this Boss, else of a colleague, has settled. */
export async function loadEarlierJobs({ api }: PageServices): Promise<{ jobs: EarlierJob[]; fields: TypedFields }> {
  const [{ jobs: mine }, { jobs: all }] = await Promise.all([
    api('GET /recruiters/jobs', { state: 'all', mine: true }),
    api('GET /recruiters/jobs', { state: 'all' }),
  ]);
  const newest = [...mine, ...all].toSorted((one, other) => other.id - one.id);
  const last = mine.toSorted((one, other) => other.id - one.id)[0] ?? newest[0];
  if (!last) return { jobs: [], fields: {} };
  const { fields } = await api('GET /recruiters/jobs/:id', { id: last.id });
  const byTitle = new Map(newest.toReversed().map(({ id, title }) => [title, { id, title }]));
  const jobs = [...byTitle.values()].toSorted((one, other) => other.id - one.id).slice(0, SHOWN);
  return { jobs, fields: rememberedFields(fields) };
}

/** Whoever posts a job like one before starts from it; each is a plain form. */
export function EarlierJobs({ jobs }: { jobs: readonly EarlierJob[] }) {
  const { t, language } = useTranslation();
  return (
    <section aria-labelledby="earlier" className="mb-8 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="earlier" className="font-semibold text-ink">
        {t('employer.form.earlier')}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{t('employer.form.earlierText')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {jobs.map(({ id, title }) => (
          <li key={id} className="min-w-0 max-w-full">
            <Form method="post" action={`/${language}/employer/jobs/${id}`}>
              <Button
                type="submit"
                name="do"
                value="copy"
                size="sm"
                variant="secondary"
                icon={<Copy aria-hidden className="size-4" />}
                aria-label={t('employer.form.startFrom', { title })}
                className="max-w-full"
              >
                <bdi className="block truncate">{title}</bdi>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
