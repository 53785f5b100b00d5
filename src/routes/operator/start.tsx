import { servicesContext } from '#src/page-context.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/start';
import { type WaitingRow, waitingPlaces } from './waiting-places.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return await orExplain(context.get(servicesContext).api('GET /operator/waiting', {}));
}

/** OPS-01: the room's first page says what waits, and since when. */
export default function OperatorStart({ loaderData: { waiting } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.start.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.start.title')} description={t('operator.start.intro')} />
        {waiting.length > 0 ? (
          <ol className="grid max-w-3xl grid-cols-1 gap-3">
            {waiting.map((row) => (
              <Kind key={row.kind} row={row} />
            ))}
          </ol>
        ) : (
          <EmptyState illustration={<Illustration name="messages" />} title={t('operator.start.none')} />
        )}
      </Container>
    </main>
  );
}

function Kind({ row: { kind, count, since } }: { row: WaitingRow }) {
  const { t, language } = useTranslation();
  const { place, search = '' } = waitingPlaces[kind];
  return (
    <Card as="li" isInteractive className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <CardLink to={`/${language}${place}${search}`} className="font-semibold text-ink text-lg">
        {t(`operator.start.kinds.${kind}`)}
      </CardLink>
      <span className="text-ink">{t('operator.start.count', { count })}</span>
      <span className="text-ink-muted text-sm max-sm:w-full sm:ms-auto">
        {t('operator.start.oldest')} <LocalTime moment={since} timeStyle="short" />
      </span>
    </Card>
  );
}
