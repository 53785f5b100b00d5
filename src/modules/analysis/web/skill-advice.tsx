import { Check, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Compared } from '../report.ts';

/** Skills to add and to drop, each with the open jobs that it was counted in. */
export function SkillAdvice({ compared }: { compared: Compared }) {
  const { t } = useTranslation();
  const { title, jobs, of, field, add, drop, has } = compared;
  return (
    <Card as="section" aria-labelledby="analysis-skills" className="break-inside-avoid">
      <h2 id="analysis-skills" className="font-semibold text-ink text-lg">
        {t('analysis.skills.title')}
      </h2>
      <p className="text-ink-muted text-sm">
        {of === 'title' ? t('analysis.skills.from', { jobs, title }) : t('analysis.skills.fromField', { jobs, field })}
      </p>
      {add.length === 0 ? <p className="mt-3 text-ink">{t('analysis.skills.allThere')}</p> : null}
      <Skills heading={t('analysis.skills.add')} icon={<Plus aria-hidden />} skills={add} jobs={jobs} />
      <Skills heading={t('analysis.skills.drop')} icon={<Minus aria-hidden />} skills={drop} jobs={jobs} />
      <Skills heading={t('analysis.skills.has')} icon={<Check aria-hidden />} skills={has} jobs={jobs} />
    </Card>
  );
}

interface SkillsProps {
  heading: string;
  icon: ReactNode;
  skills: Compared['add'];
  jobs: number;
}

function Skills({ heading, icon, skills, jobs }: SkillsProps) {
  const { t } = useTranslation();
  if (skills.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-2 font-semibold text-ink text-sm">{heading}</h3>
      <ul className="grid gap-2">
        {skills.map(({ name, count }) => (
          <li key={name} className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
            {icon}
            <span className="min-w-0">
              <bdi className="wrap-anywhere block font-medium text-ink">{name}</bdi>
              <span className="text-ink-muted text-sm">{t('analysis.skills.asked', { number: count, jobs })}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
