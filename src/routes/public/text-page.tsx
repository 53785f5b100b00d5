import { Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/text-page';

const ConsentSwitch = lazyPart(() =>
  import('#src/modules/tracking/web/consent-switch.tsx').then((file) => file.ConsentSwitch),
);

/** The last part of the address, and the name of the text behind it. */
const pages: Record<string, string> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/cookies': 'cookies',
  '/community-rules': 'community',
  '/guides/remote': 'remote-guide',
  '/guides/scams': 'scam-guide',
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').slice(`/${params.lang}`.length);
  const page = pages[path.replace(/\/$/, '')];
  if (!page) throw new Response(null, { status: 404 });
  return { path, page: await context.get(servicesContext).api('GET /data/pages/:page', { page }) };
}

/** The choice on the cookie policy, where no scripts run. */
export function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return answerForm(request, {
    consent: async (form) => {
      await api('POST /jobseeker/user-settings', { consent: form.has('consent') ? 'yes' : 'no' });
      return {};
    },
  });
}

export default function TextPage({ loaderData: { page, path } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(page.updated));
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-12 sm:px-6 lg:grid lg:grid-cols-[16rem_1fr] lg:gap-12">
      <PageHead title={page.title} description={page.description} path={path} />
      <nav aria-label={t('shell.textPage.contents')} className="hidden lg:block">
        <ul className="sticky top-24 space-y-1 border-line border-s ps-4 text-sm">
          {page.sections.map((section, index) => (
            <li key={section.heading}>
              <a className="block py-1 text-ink-muted no-underline hover:text-accent-ink" href={`#s${index + 1}`}>
                {section.heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-prose">
        <h1 className="text-balance font-bold text-4xl text-ink">{page.title}</h1>
        <p className="mt-3 text-ink-faint text-sm">{t('shell.textPage.updated', { date })}</p>
        <p className="mt-6 text-ink-muted text-lg">{page.intro}</p>
        {path === '/cookies' ? <CookieChoices /> : null}
        {page.sections.map((section, index) => (
          <section key={section.heading} id={`s${index + 1}`} className="mt-10 scroll-mt-24">
            <h2 className="font-semibold text-ink text-xl">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-ink-muted">
                <LinkedText text={paragraph} />
              </p>
            ))}
            {section.points?.length ? (
              <ul className="mt-3 list-disc space-y-2 ps-6 text-ink-muted marker:text-accent">
                {section.points.map((point) => (
                  <li key={point}>
                    <LinkedText text={point} />
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </article>
    </main>
  );
}

/** Everyone takes back here what they have said, with or without an account. */
function CookieChoices() {
  const consent = useRouteLoaderData<typeof rootLoader>('root')?.consent ?? 'needed';
  return (
    <div id="choices" className="mt-8 scroll-mt-24">
      <Suspense>
        <ConsentSwitch consent={consent} />
      </Suspense>
    </div>
  );
}

/** A link to another page of ours within the text: `[words](/path)`. */
const LINK = /\[([^\]]+)\]\((\/[\w/-]*)\)/;

function LinkedText({ text }: { text: string }) {
  const { language } = useTranslation();
  const [before, words, path, ...rest] = text.split(LINK);
  if (words === undefined || path === undefined) return text;
  return (
    <>
      {before}
      <TextLink to={`/${language}${path}`}>{words}</TextLink>
      <LinkedText text={rest.join('')} />
    </>
  );
}
