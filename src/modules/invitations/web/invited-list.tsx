import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { dateFormat } from '#src/kernel/formats.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FriendState } from '../invitation-rules.ts';
import type { InvitedFriend } from '../invitations.contract.ts';

const tones = {
  sent: 'neutral',
  joined: 'info',
  rewarded: 'accent',
  not_counted: 'neutral',
} as const satisfies Record<FriendState, string>;

/** Everyone who was invited or came, newest first, with a plain word for how far it got. */
export function InvitedList({ friends, next }: { friends: InvitedFriend[]; next: string | null }) {
  const { t } = useTranslation();
  const [more, setMore] = useState({ friends: [] as InvitedFriend[], next });
  const [isBusy, setBusy] = useState(false);
  const loadMore = async () => {
    setBusy(true);
    try {
      const page = await api('GET /invitations', { cursor: more.next ?? undefined });
      setMore({ friends: [...more.friends, ...page.friends], next: page.next_cursor });
    } catch (error) {
      showToast((error as Error).message || t('invitations.list.failed'), { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const all = [...friends, ...more.friends];
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="mb-4 font-bold text-ink text-xl">
        {t('invitations.list.title')}
      </h2>
      {all.length === 0 ? (
        <p className="text-ink-muted">{t('invitations.list.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {all.map((friend) => (
            <Friend key={friend.key} friend={friend} />
          ))}
        </ul>
      )}
      {more.next ? (
        <div className="mt-4 [@media(scripting:none)]:hidden">
          <Button variant="secondary" isLoading={isBusy} onClick={loadMore}>
            {t('invitations.list.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Friend({ friend: { name, state, reason, at } }: { friend: InvitedFriend }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const words = reason ? t(`invitations.reason.${reason}`) : state === 'joined' ? t('invitations.waits') : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium text-ink">
          <bdi>{name ?? t('invitations.list.someone')}</bdi>
        </p>
        {words ? <p className="text-ink-muted text-sm">{words}</p> : null}
      </div>
      <p className="flex items-center gap-3 text-ink-muted text-sm">
        <time dateTime={at}>{day.format(new Date(at))}</time>
        <Badge tone={tones[state]}>{t(`invitations.state.${state}`)}</Badge>
      </p>
    </li>
  );
}
