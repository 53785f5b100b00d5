import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { firstSheet } from './first-sheet.ts';
import { HYDRATE_ON_INTERACTION } from './modules/accounts/web/hydrate-on-interaction.ts';
import { directionOf, findLanguage } from './modules/options/languages.ts';
import { servicesContext } from './page-context.ts';
import { PageError } from './routes/page-error.tsx';
import { KEEP_EARLY_INPUT } from './ui/controls/early-input.ts';
import styles from './ui/styles.css?url';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname, search } = new URL(request.url);
  return {
    countryId: services.countryId,
    language: services.language,
    theme: services.theme,
    consent: services.consent,
    textsVersion: services.textsVersion,
    settings: services.settings,
    nonce: services.nonce,
    sheet: firstSheet(services, pathname),
    // The address bar gets the language segment that the request lacked, before the router reads it.
    movedTo: services.requestedUrl === pathname + search ? null : pathname + search,
  };
}

/** Its answers hold for the whole visit: a change of country, language or theme loads the page anew. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? 'en';
  const nonce = data?.nonce;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={data?.theme ?? 'system'}
      data-texts={data?.textsVersion}
      data-consent={data?.consent}
      data-country={data?.countryId}
      data-language={findLanguage(language)?.id}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8fbf9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1613" />
        <link rel="manifest" href={`/app/${language}/manifest.webmanifest`} />
        {nonce ? <meta property="csp-nonce" nonce={nonce} content="" /> : null}
        {data?.movedTo ? <MovedTo path={data.movedTo} nonce={nonce} /> : null}
        {/* It has run before React comes, which leaves the words of a script as they are: the browser need not carry them. */}
        <EarlyScript script={import.meta.env.SSR ? KEEP_EARLY_INPUT + HYDRATE_ON_INTERACTION : ''} nonce={nonce} />
        {/* For the whole visit: what else is needed later is added to it (all-styles.ts). */}
        <link rel="stylesheet" href={data?.sheet ?? styles} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function MovedTo({ path, nonce }: { path: string; nonce: string | undefined }) {
  const address = JSON.stringify(path).replaceAll('<', '\\u003c');
  return <EarlyScript script={`history.replaceState(history.state,'',${address}+location.hash)`} nonce={nonce} />;
}

/** What cannot wait for the page's own scripts. */
function EarlyScript({ script, nonce }: { script: string; nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; an address in them is escaped above
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
