import { useEffect, useRef } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { NoticeList } from '#src/modules/notifications/web/notice-list.tsx';
import { setUnread, useUnread } from '#src/modules/notifications/web/unread-store.ts';
import { markRead } from '#src/modules/notifications/web/use-notices.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/notifications';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const before = Number(new URL(request.url).searchParams.get('before'));
  const page = Number.isSafeInteger(before) && before > 0 ? { before } : {};
  return asAccount(request, params.lang, () => api('GET /notification/list', { ...page, limit: 30 }));
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('POST /notification/read', { all: true }));
}

/** Everything someone was told, newest first. */
export default function Notifications({ loaderData: { notifications, next_before, unread } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const isReading = useNavigation().formMethod === 'POST';
  useFreshList(unread);
  return (
    <main id="content">
      <PageHead
        title={t('notifications.title')}
        description={t('notifications.description')}
        path="/notifications"
        isUnlisted
      />
      <Container className="max-w-3xl! pb-20">
        <PageHeader
          title={t('notifications.title')}
          actions={
            <>
              {unread.notifications > 0 ? (
                <Form method="post">
                  <Button type="submit" variant="secondary" isLoading={isReading}>
                    {t('notifications.readAll')}
                  </Button>
                </Form>
              ) : null}
              <LinkButton to={`${base}/settings/notifications`} variant="quiet" className="only:-mx-4">
                {t('notifications.settings')}
              </LinkButton>
            </>
          }
        />
        {notifications.length > 0 ? (
          <Card padding="none" className="overflow-hidden">
            <NoticeList
              notices={notifications}
              onOpen={(notice) => {
                if (!notice.is_read) markRead([notice.id]);
              }}
            />
          </Card>
        ) : (
          <EmptyState illustration={<Illustration name="messages" />} title={t('notifications.empty.title')}>
            {t('notifications.empty.text')}
          </EmptyState>
        )}
        {next_before ? (
          <div className="mt-6 text-center">
            <LinkButton to={`?before=${next_before}`} variant="secondary">
              {t('notifications.more')}
            </LinkButton>
          </div>
        ) : null}
      </Container>
    </main>
  );
}

/** The header learns what the list knows, and the list is loaded anew when the header hears of something. */
function useFreshList(unread: { chat: number; notifications: number }): void {
  const { revalidate } = useRevalidator();
  const heard = useUnread(unread);
  const known = useRef(unread);
  useEffect(() => {
    known.current = unread;
    setUnread({ chat: unread.chat, notifications: unread.notifications });
  }, [unread]);
  useEffect(() => {
    const { chat, notifications } = known.current;
    if (heard.chat !== chat || heard.notifications !== notifications) revalidate();
  }, [heard, revalidate]);
}
