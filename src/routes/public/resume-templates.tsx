import { designNames } from '#src/modules/resume-designs/resume-design.ts';
import { templateNames } from '#src/modules/resume-designs/template-names.ts';
import { DesignCard } from '#src/modules/resume-designs/web/design-card.tsx';
import { TemplateCard } from '#src/modules/resume-designs/web/template-card.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';

const tips = ['one', 'two', 'three'] as const;

/** Free resume templates, for anyone, in the language of the page. */
export default function ResumeTemplates() {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead
        title={t('profiles.templates.title')}
        description={t('profiles.templates.description')}
        path="/resume-templates"
      />
      <div className="border-line border-b bg-surface">
        <Container className="py-12 sm:py-16">
          <p className="font-semibold text-accent-ink">{t('profiles.templates.title')}</p>
          <h1 className="mt-2 max-w-[20ch] text-balance font-bold text-display text-ink">
            {t('profiles.templates.heading')}
          </h1>
          <p className="mt-4 max-w-[58ch] text-ink-muted text-lg">{t('profiles.templates.intro')}</p>
          <p className="mt-4 text-ink-faint text-sm">{t('profiles.templates.format')}</p>
        </Container>
      </div>
      <Container className="py-8 sm:py-12">
        <section aria-labelledby="designs">
          <h2 id="designs" className="font-bold text-2xl text-ink">
            {t('profiles.online.designs')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-muted">{t('profiles.online.designsText')}</p>
          <p className="mb-6">
            <TextLink to={`/${language}/online-resume`}>{t('profiles.online.title')}</TextLink>
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 lg:gap-6">
            {designNames.map((name) => (
              <li key={name}>
                <DesignCard name={name} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="templates" className="mt-16">
          <h2 id="templates" className="mb-6 font-bold text-2xl text-ink">
            {t('profiles.online.wordTemplates')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-4">
            {templateNames.map((name) => (
              <li key={name}>
                <TemplateCard name={name} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="tips" className="mt-16">
          <h2 id="tips" className="font-bold text-2xl text-ink">
            {t('profiles.templates.tips.title')}
          </h2>
          <ol className="mt-6 grid gap-8 md:grid-cols-3">
            {tips.map((tip) => (
              <li key={tip} className="border-line border-t pt-4">
                <h3 className="font-semibold text-ink text-lg">{t(`profiles.templates.tips.${tip}`)}</h3>
                <p className="mt-1 max-w-prose text-ink-muted">{t(`profiles.templates.tips.${tip}Text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="next" className="mt-16 border-line border-t pt-12 text-center">
          <h2 id="next" className="font-bold text-2xl text-ink">
            {t('profiles.templates.next.title')}
          </h2>
          <p className="mt-2 mb-6 text-ink-muted text-lg">{t('profiles.templates.next.text')}</p>
          <LinkButton to={`/${language}/job-search`} size="lg">
            {t('profiles.templates.next.search')}
          </LinkButton>
        </section>
      </Container>
    </main>
  );
}
