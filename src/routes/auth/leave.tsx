import { ExternalLink } from 'lucide-react';
import { data, redirectDocument } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { LeaveFacts } from '#src/modules/chat/web/leave-facts.tsx';
import { servicesContext } from '#src/page-context.ts';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/leave';

const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

/** The site that one goes on to learns nothing of the conversation. */
export function headers() {
  return PRIVATE;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams, host } = new URL(request.url);
  const [chat, to] = [Number(searchParams.get('chat')), searchParams.get('to') ?? ''];
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    try {
      const link = await api('GET /chat/conversations/:id/link', { id: chat, to });
      // Nothing to ask where someone stays with us, goes to a meeting, or to the verified company's own site.
      if (link.is_direct || new URL(link.url).host === host) throw redirectDocument(link.url, { headers: PRIVATE });
      return data({ link, chat });
    } catch (error) {
      // 400: what was never a link of ours.
      if (!isRefusal(error) || ![400, 404].includes(error.status)) throw error;
      return data({ link: null, chat: null }, { status: 404 });
    }
  });
}

/** CHAT-08: a link in a conversation leads off the site; its reader sees whose site it is and decides. */
export default function Leave({ loaderData: { link, chat }, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const isDoubtful = link !== null && link.hints.length + link.flags.length > 0;
  const [goOn, back] = isDoubtful ? (['secondary', 'primary'] as const) : (['primary', 'secondary'] as const);
  return (
    <main id="content" className="mx-auto w-full max-w-xl flex-1 px-4 py-8 sm:px-6 sm:py-16">
      <title>{t('shell.titleTemplate', { title: t('chat.leave.title') })}</title>
      <meta name="description" content={t('chat.leave.intro')} />
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {link ? (
        <>
          <h1 className="font-bold text-3xl text-ink">{t('chat.leave.title')}</h1>
          <p className="mt-2 text-ink-muted">{t('chat.leave.intro')}</p>
          <LeaveFacts link={link} />
          <div className="grid gap-3">
            <a href={link.url} rel="noopener noreferrer nofollow" className={buttonStyle(goOn, 'lg', true)}>
              <ExternalLink aria-hidden className="size-5 shrink-0" />
              <span className="wrap-anywhere min-w-0">{t('chat.leave.go', { host: isolate(link.host) })}</span>
            </a>
            <LinkButton to={backTo(params.lang, link.side, chat)} variant={back} size="lg" isWide>
              {t('chat.leave.back')}
            </LinkButton>
          </div>
        </>
      ) : (
        <EmptyState illustration={<Illustration name="closed" />} title={t('chat.leave.goneTitle')} headingLevel={1}>
          {t('chat.leave.gone')}
        </EmptyState>
      )}
    </main>
  );
}

function backTo(language: string, side: 'talent' | 'boss', chat: number | null): string {
  return `/${language}${side === 'talent' ? '/chat' : '/employer/inbox'}/${chat}`;
}
