import { BookOpen, Smartphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { ForwardArrow } from '#src/ui/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useOverlay } from '#src/ui/use-overlay.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useSite } from './use-site.ts';

const AppPopover = lazy(() => import('../../shell/app-popover.tsx'));

const card =
  'group flex w-full items-start gap-4 rounded-card border border-line bg-surface p-5 text-start no-underline transition-[border-color,box-shadow] hover:border-line-firm hover:shadow-lift sm:p-6';

/** Further help for people who look for work. Resume crafting joins them with the resume module. */
export function ServiceCards() {
  const { t, language } = useTranslation();
  const { isJapan } = useSite();
  return (
    <section aria-labelledby="landing-services" className="py-8 sm:py-12">
      <h2 id="landing-services" className="mb-6 font-bold text-2xl text-ink">
        {t('landing.services.title')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        <li>
          <AppCard />
        </li>
        <li>
          {/* Readers in Japan keep the page they came from. */}
          <Link
            to={`/${language}/guides/remote`}
            target={isJapan ? '_blank' : undefined}
            rel={isJapan ? 'noopener' : undefined}
            className={card}
          >
            <CardContent icon={<BookOpen aria-hidden />} title={t('landing.services.guide')}>
              {t('landing.services.guideText')}
            </CardContent>
            {isJapan ? <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden> : null}
          </Link>
        </li>
      </ul>
    </section>
  );
}

function AppCard() {
  const { t } = useTranslation();
  const overlay = useOverlay();
  return (
    <>
      <button type="button" {...overlay.triggerProps} className={card}>
        <CardContent icon={<Smartphone aria-hidden />} title={t('landing.services.app')}>
          {t('landing.services.appText')}
        </CardContent>
      </button>
      {overlay.wasOpened ? (
        <Suspense>
          <AppPopover {...overlay.overlayProps} triggerRef={overlay.triggerRef} />
        </Suspense>
      ) : null}
    </>
  );
}

function CardContent({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-6">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink text-lg">{title}</span>
        <span className="mt-1 block text-ink-muted">{children}</span>
      </span>
      <ForwardArrow className="mt-1 size-5 text-ink-faint transition-colors group-hover:text-accent-ink" />
    </>
  );
}
