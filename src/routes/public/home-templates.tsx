import { templateNames } from '#src/modules/resume-designs/template-names.ts';
import { TemplatePicture } from '#src/modules/resume-designs/web/template-picture.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { MoreLink } from './landing/job-section.tsx';

/** HOME-01: the free resume templates, small; each leads to its place on their page. */
export function HomeTemplates() {
  const { t, language } = useTranslation();
  const title = t('home.templates.title');
  return (
    <section aria-labelledby="home-templates" className="below py-8 sm:py-10">
      <SectionHeader
        id="home-templates"
        title={title}
        description={t('home.templates.text')}
        action={<MoreLink to="/resume-templates" about={title} />}
      />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {templateNames.map((name) => (
          <li key={name}>
            <Card isInteractive padding="none" className="h-full overflow-hidden">
              <div className="h-40 overflow-hidden bg-sunken px-4 pt-6">
                <TemplatePicture name={name} className="mx-auto w-32 max-w-full" />
              </div>
              <h3 className="border-line border-t px-4 py-3 font-semibold text-ink">
                <CardLink to={`/${language}/resume-templates#${name}`}>{t(`profiles.templates.${name}.name`)}</CardLink>
              </h3>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
