import { Inbox } from 'lucide-react';
import { redirect, useRevalidator } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/outbox';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const before = Number(query.get('before'));
  const page = Number.isSafeInteger(before) && before > 0 ? { before } : {};
  const { api } = context.get(servicesContext);
  try {
    const token = query.get('token');
    if (!token) return await api('GET /notification/outbox', page);
    // Kept as a cookie from here on: an address is copied, shown and remembered by the browser.
    await api('GET /notification/outbox', { token });
  } catch (error) {
    if (isRefusal(error) && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
  throw redirect(`/${params.lang}/outbox`);
}

/** What would have been sent if there were a service for it; only for who has the token that the start printed. */
export default function Outbox({ loaderData: { messages, next_before } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <main id="content">
      <PageHead title={t('shell.outbox.title')} description={t('shell.outbox.description')} path="/outbox" isUnlisted />
      <Container className="max-w-4xl! pb-20">
        <PageHeader
          title={t('shell.outbox.title')}
          description={t('shell.outbox.intro')}
          actions={
            <Button variant="secondary" isLoading={state !== 'idle'} onClick={() => revalidate()}>
              {t('shell.outbox.refresh')}
            </Button>
          }
        />
        {messages.length > 0 ? (
          <ul className="grid gap-4">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Inbox />} title={t('shell.outbox.empty')}>
            {t('shell.outbox.emptyText')}
          </EmptyState>
        )}
        {next_before ? (
          <div className="mt-6 text-center">
            <LinkButton to={`?before=${next_before}`} variant="secondary">
              {t('shell.outbox.older')}
            </LinkButton>
          </div>
        ) : null}
      </Container>
    </main>
  );
}

/** The frame inherits our policy, which allows no style element; an e-mail's own has only what changes in the dark and on phones. */
function withoutStyleElement(html: string): string {
  return html.replace(/<style>[^<]*<\/style>/, '');
}

type OutboxMessage = Route.ComponentProps['loaderData']['messages'][number];

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation();
  const links = [...new Set(message.text.match(/https?:\/\/[^\s<>"]+/g))];
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-4 sm:px-6">
        <Badge tone={message.channel === 'sms' ? 'apricot' : 'info'}>{t(`shell.outbox.${message.channel}`)}</Badge>
        <p
          className="wrap-anywhere min-w-0 flex-1 text-ink-muted text-sm max-sm:order-last max-sm:basis-full"
          dir="auto"
        >
          {t('shell.outbox.to', { recipient: message.recipient })}
        </p>
        <p className="ms-auto text-ink-faint text-sm">
          <LocalTime moment={message.created_at} timeStyle="short" />
        </p>
      </div>
      <h2 className="wrap-anywhere px-4 pt-2 pb-4 font-semibold text-ink text-lg sm:px-6" dir="auto">
        {message.subject ?? message.text}
      </h2>
      {links.length > 0 ? (
        <ul aria-label={t('shell.outbox.links')} className="grid gap-1 px-4 pb-4 text-sm sm:px-6">
          {links.map((link) => (
            <li key={link}>
              <a href={link} dir="ltr" className="wrap-anywhere text-accent-ink underline underline-offset-4">
                {link}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {message.html ? (
        <div className="border-line border-t px-4 sm:px-6">
          <Disclosure title={t('shell.outbox.preview', { subject: message.subject ?? '' })}>
            {/* Nothing in there may run, load or navigate. */}
            <iframe
              sandbox=""
              srcDoc={withoutStyleElement(message.html)}
              title={t('shell.outbox.preview', { subject: message.subject ?? '' })}
              loading="lazy"
              className="h-128 w-full rounded-control border border-line bg-[#fff]"
            />
          </Disclosure>
          <Disclosure title={t('shell.outbox.plain')}>
            <pre dir="auto" className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
              {message.text}
            </pre>
          </Disclosure>
        </div>
      ) : null}
    </li>
  );
}
