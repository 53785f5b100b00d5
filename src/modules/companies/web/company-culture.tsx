import { HeartHandshake } from 'lucide-react';
import { Chip } from '#src/ui/controls/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { Section } from './company-about.tsx';
import { Paragraphs } from './paragraphs.tsx';

export function CompanyCulture({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  if (!company.culture && company.benefits.length === 0 && company.album.length === 0) {
    return (
      <EmptyState icon={<HeartHandshake />} title={t('companies.culture.empty')}>
        {t('companies.culture.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-12">
      {company.culture ? (
        <Section id="culture" title={t('companies.culture.title')}>
          <Paragraphs text={company.culture} language={company.language} />
        </Section>
      ) : null}
      {company.album.length > 0 ? (
        <Section id="album" title={t('companies.culture.album')}>
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
            {company.album.map(({ url, caption }, at) => (
              <li key={url}>
                <figure>
                  <img
                    src={url}
                    alt={t('companies.culture.picture', { at: at + 1, name: company.name })}
                    width={480}
                    height={320}
                    loading="lazy"
                    className="aspect-3/2 w-full rounded-card border border-line object-cover"
                  />
                  {caption ? (
                    <figcaption lang={company.language} dir="auto" className="mt-1.5 text-ink-muted text-sm">
                      {caption}
                    </figcaption>
                  ) : null}
                </figure>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {company.benefits.length > 0 ? (
        <Section id="benefits" title={t('companies.culture.benefits')}>
          <ul className="flex flex-wrap gap-2">
            {company.benefits.map((benefit) => (
              <li key={benefit.id}>
                <Chip>{benefit.value}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}
