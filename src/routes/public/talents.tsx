import { Globe, MapPinCheck, MessagesSquare, ShieldCheck, SlidersHorizontal, Wallet } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#src/root.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead, usePublicUrl } from '../page-head.tsx';

const QrCode = lazy(() => import('#src/ui/layout/qr-code.tsx').then((module) => ({ default: module.QrCode })));

const offers = [
  { key: 'chat', icon: <MessagesSquare /> },
  { key: 'pay', icon: <Wallet /> },
  { key: 'hire', icon: <MapPinCheck /> },
  { key: 'preferences', icon: <SlidersHorizontal /> },
  { key: 'privacy', icon: <ShieldCheck /> },
  { key: 'languages', icon: <Globe /> },
] as const;

/** What Parley does for people who look for work, and how to take it along. */
export default function Talents() {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead title={t('landing.talents.title')} description={t('landing.talents.description')} path="/talents" />
      <div className="border-line border-b bg-surface">
        <Container className="py-12 sm:py-20">
          <h1 className="max-w-[18ch] text-balance font-bold text-display text-ink">{t('landing.talents.heading')}</h1>
          <p className="mt-4 max-w-[58ch] text-ink-muted text-lg">{t('landing.talents.intro')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={`/${language}/manage-profile?tab=job-preferences`} size="lg">
              {t('landing.talents.start')}
            </LinkButton>
            <LinkButton to={`/${language}/job-search`} variant="secondary" size="lg">
              {t('landing.talents.browse')}
            </LinkButton>
          </div>
        </Container>
      </div>
      <Container className="py-12 sm:py-16">
        <h2 className="font-bold text-2xl text-ink sm:text-3xl">{t('landing.talents.offers')}</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map(({ key, icon }) => (
            <li key={key}>
              <Offer icon={icon} title={t(`landing.talents.${key}.title`)}>
                {t(`landing.talents.${key}.text`)}
              </Offer>
            </li>
          ))}
        </ul>
        <PhoneSection />
        <section className="mt-16 border-line border-t pt-12 text-center">
          <h2 className="font-bold text-2xl text-ink sm:text-3xl">{t('landing.talents.ready')}</h2>
          <p className="mt-2 text-ink-muted text-lg">{t('landing.talents.readyText')}</p>
          <div className="mt-6">
            <LinkButton to={`/${language}/manage-profile?tab=job-preferences`} size="lg">
              {t('landing.talents.start')}
            </LinkButton>
          </div>
        </section>
      </Container>
    </main>
  );
}

function Offer({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <>
      <span
        aria-hidden
        className="grid size-12 place-items-center rounded-control bg-accent-soft text-accent-ink [&_svg]:size-6"
      >
        {icon}
      </span>
      <h3 className="mt-4 font-semibold text-ink text-lg">{title}</h3>
      <p className="mt-1 max-w-prose text-ink-muted">{children}</p>
    </>
  );
}

/** The code is drawn by scripts; without them the stores' links and the address itself have to do. */
function PhoneSection() {
  const { t, language } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings;
  const publicUrl = usePublicUrl();
  const stores = [
    { url: settings?.appStoreUrl, label: t('shell.app.appStore') },
    { url: settings?.playStoreUrl, label: t('shell.app.playStore') },
  ].filter((store) => store.url);
  return (
    <section className="mt-16 flex flex-col gap-8 rounded-card border border-line bg-surface p-6 sm:flex-row sm:items-center sm:p-10">
      <div className="min-w-0 flex-1">
        <h2 className="font-bold text-2xl text-ink">{t('landing.talents.app.title')}</h2>
        <p className="mt-2 max-w-prose text-ink-muted">{t('landing.talents.app.text')}</p>
        {stores.length > 0 ? (
          <div className="mt-5 flex flex-wrap gap-3">
            {stores.map(({ url, label }) => (
              <a
                key={label}
                href={url ?? ''}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyle('secondary')}
              >
                {label}
              </a>
            ))}
          </div>
        ) : null}
      </div>
      <div className="size-44 shrink-0">
        <Suspense>
          <QrCode text={`${publicUrl}/${language}`} label={t('landing.talents.app.qr')} className="size-44" />
        </Suspense>
      </div>
    </section>
  );
}
