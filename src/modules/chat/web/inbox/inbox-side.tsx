import { type ComponentProps, Suspense, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { ReaderClock } from '../chat-times.ts';
import { insertText } from '../composer/insert-text.ts';
import { useChatState } from '../sync/use-chat.ts';
import { panelStore, WIDE } from './panel-store.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));
const Drawer = lazy(() => import('#src/ui/overlays/drawer.tsx').then((file) => ({ default: file.Drawer })));
const CandidatePanel = lazy(() => import('./candidate-panel.tsx').then((file) => ({ default: file.CandidatePanel })));

interface InboxSideProps {
  openId?: number;
  clock: ReaderClock;
  more: ComponentProps<typeof CandidatePanel>['more'];
}

/** What stands beside list and thread of an inbox: the person, the keys, and the dialog that explains them. */
export function InboxSide({ openId, clock, more }: InboxSideProps) {
  const { t } = useTranslation();
  const [areKeysShown, setAreKeysShown] = useState(false);
  useInboxKeys(() => setAreKeysShown(true));
  const panel = useSyncExternalStore(panelStore.subscribe, panelStore.state, panelStore.state);
  const isWide = useMediaQuery(WIDE);
  const { conversations } = useChatState();
  const conversation = openId === undefined ? undefined : conversations.get(openId);
  const ask = (question: string) => {
    if (openId === undefined) return;
    panelStore.closeDrawer();
    insertText(openId, question);
  };
  const person = conversation ? (
    <Suspense
      fallback={
        <div className="p-4">
          <Skeleton layout="column" count={3} />
        </div>
      }
    >
      <CandidatePanel key={conversation.id} conversation={conversation} clock={clock} onAsk={ask} more={more} />
    </Suspense>
  ) : null;
  const name = conversation?.other.name ?? '';
  return (
    <>
      {person && isWide && panel.column ? (
        <aside
          aria-label={t('inbox.panel.open', { name })}
          className="w-80 shrink-0 overflow-y-auto overscroll-contain border-line border-s bg-canvas"
        >
          {person}
        </aside>
      ) : null}
      {person && !isWide && panel.drawer ? (
        <Suspense>
          <Drawer isOpen onOpenChange={panelStore.closeDrawer} title={t('inbox.panel.open', { name })}>
            {person}
          </Drawer>
        </Suspense>
      ) : null}
      {areKeysShown ? (
        <Suspense>
          <KeysDialog isOpen onOpenChange={setAreKeysShown} />
        </Suspense>
      ) : null}
    </>
  );
}
