import { BookOpen, FileText, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/controls/link.tsx';
import { ForwardArrow } from '#src/ui/layout/direction-icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePublicUrl } from '../../page-head.tsx';
import { useSite } from './use-site.ts';

const card =
  'group flex h-full w-full items-start gap-4 rounded-card border border-line bg-surface p-5 text-start no-underline transition-[border-color,box-shadow] hover:border-line-firm hover:shadow-lift sm:p-6';

/** REM-03: further help for people who look for work. Until resumes can be built here, crafting one begins with a template. */
export function ServiceCards() {
  const { t, language } = useTranslation();
  const { isJapan } = useSite();
  const site = usePublicUrl();
  return (
    <section aria-labelledby="landing-services" className="below py-8 sm:py-12">
      <h2 id="landing-services" className="mb-6 font-bold text-2xl text-ink">
        {t('landing.services.title')}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        <li>
          <ServiceLink to={`/${language}/resume-templates`}>
            <CardContent icon={<FileText aria-hidden />} title={t('landing.services.resume')}>
              {t('landing.services.resumeText')}
            </CardContent>
          </ServiceLink>
        </li>
        <li>
          {/* The Japanese edition may live on a host of its own, where this page is not. */}
          <ServiceLink to={`${isJapan ? site : ''}/${language}/talents`}>
            <CardContent icon={<Smartphone aria-hidden />} title={t('landing.services.talents')}>
              {t('landing.services.talentsText')}
            </CardContent>
          </ServiceLink>
        </li>
        <li>
          <ServiceLink to={`/${language}/guides/remote`}>
            <CardContent icon={<BookOpen aria-hidden />} title={t('landing.services.guide')}>
              {t('landing.services.guideText')}
            </CardContent>
          </ServiceLink>
        </li>
      </ul>
    </section>
  );
}

/** Readers in Japan keep the page they came from. */
function ServiceLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { isJapan } = useSite();
  if (!isJapan) {
    return (
      <Link to={to} className={card}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={card}>
      {children}
      <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
    </a>
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
