import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { DesignActions } from './design-actions.tsx';
import { DesignContent } from './design-content.tsx';
import { DesignFeedback } from './design-feedback.tsx';
import { DesignForms } from './design-forms.tsx';
import { DesignFoundations } from './design-foundations.tsx';
import { DesignOverlays } from './design-overlays.tsx';
import { DesignPickers } from './design-pickers.tsx';

const sections = ['foundations', 'actions', 'forms', 'pickers', 'display', 'feedback', 'overlays'] as const;

/** Every component in every state: the place to look before making a new one. */
export default function Design() {
  const { t } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t('design.title')} description={t('design.description')} path="/design" />
      <meta name="robots" content="noindex" />
      <Container>
        <PageHeader title={t('design.title')} description={t('design.description')} />
        <div className="gap-12 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
          <nav aria-label={t('design.title')} className="mb-8 lg:mb-0">
            <ul className="flex flex-wrap gap-x-1 lg:sticky lg:top-24 lg:flex-col">
              {sections.map((id) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center rounded-control px-3 font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink"
                  >
                    {t(`design.nav.${id}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0">
            <DesignFoundations />
            <DesignActions />
            <DesignForms />
            <DesignPickers />
            <DesignContent />
            <DesignFeedback />
            <DesignOverlays />
          </div>
        </div>
      </Container>
    </main>
  );
}
