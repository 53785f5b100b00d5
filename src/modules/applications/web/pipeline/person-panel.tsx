import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ComponentType, Suspense, useContext, useEffect, useRef, useState } from 'react';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { ApplicantSlot } from './applicant-slot.ts';

// Through the files that other pages load them by: a second way in would cut those into smaller scripts.
const BesideChat = lazy(() =>
  import('#src/modules/chat/web/widget/chat-widget.tsx').then((file) => ({ default: file.BesideChat })),
);
const CandidatePanel = lazy(() =>
  import('#src/modules/chat/web/inbox/candidate-panel.tsx').then((file) => ({ default: file.CandidatePanel })),
);
const OwnerStrip = lazy(() =>
  import('#src/modules/chat/web/inbox/owner-strip.tsx').then((file) => ({ default: file.OwnerStrip })),
);

const ApplicationPart = lazy(() =>
  import('../company/application-part.tsx').then((file) => ({ default: file.ApplicationPart })),
);

export interface PersonPanelProps {
  applicant: Applicant;
  onClose: () => void;
  onWalk: (step: 1 | -1) => void;
  /** A button of another module in the header of the conversation. */
  Also?: ComponentType<{ conversation: Conversation }>;
}

/** EMP-04: someone beside the board: what they sent and answered, beside the conversation with them. */
export default function PersonPanel({ applicant, onClose, onWalk, Also }: PersonPanelProps) {
  const { t } = useTranslation();
  /** The one that a phone shows. */
  const [part, setPart] = useState<'person' | 'chat'>('person');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const slot = useContext(ApplicantSlot);
  const { name, conversation_id: id } = applicant;
  const slots = {
    column: () => null,
    side: () => null,
    owed: () => null,
    actions: (conversation: Conversation) => <Suspense>{Also ? <Also conversation={conversation} /> : null}</Suspense>,
    strip: (conversation: Conversation, clock: Parameters<typeof OwnerStrip>[0]['clock']) => (
      <Suspense>
        <OwnerStrip conversation={conversation} clock={clock} />
      </Suspense>
    ),
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('inbox.panel.open', { name })}
      className="fixed inset-y-0 end-0 z-drawer flex w-full max-w-[58rem] flex-col border-line border-s bg-surface shadow-overlay outline-none"
    >
      <header className="flex items-center gap-1 border-line border-b py-1 ps-4 pe-1">
        <h2 className="min-w-0 flex-1 truncate font-bold text-ink text-lg">
          <bdi>{name}</bdi>
        </h2>
        {slot?.(applicant.id, true)}
        <IconButton label={t('pipeline.keys.previous')} icon={<ChevronUp aria-hidden />} onClick={() => onWalk(-1)} />
        <IconButton label={t('pipeline.keys.next')} icon={<ChevronDown aria-hidden />} onClick={() => onWalk(1)} />
        <IconButton label={t('ui.close')} icon={<X aria-hidden />} onClick={onClose} />
      </header>
      <div className="border-line border-b p-2 min-[56rem]:hidden">
        <Segmented
          legend={t('inbox.panel.open', { name })}
          value={part}
          onChange={setPart}
          segments={[
            { value: 'person', label: t('inbox.application.title') },
            { value: 'chat', label: t('pipeline.panel.chat') },
          ]}
        />
      </div>
      <Suspense fallback={<Coming />}>
        <BesideChat
          key={id}
          id={id}
          onEnd={onClose}
          slots={slots}
          threadClass={classNames(
            'min-h-0 min-w-0 flex-1 flex-col min-[56rem]:flex',
            part === 'chat' ? 'flex' : 'hidden',
          )}
          beside={(conversation, clock, ask) => (
            <div
              className={classNames(
                'min-h-0 w-full overflow-y-auto overscroll-contain border-line bg-canvas min-[56rem]:block min-[56rem]:w-88 min-[56rem]:shrink-0 min-[56rem]:border-s',
                part === 'person' ? 'block' : 'hidden',
              )}
            >
              <Suspense fallback={<Coming />}>
                <CandidatePanel conversation={conversation} clock={clock} onAsk={ask} more={applicationOf} />
              </Suspense>
            </div>
          )}
        />
      </Suspense>
    </aside>
  );
}

function applicationOf(conversation: Conversation) {
  return (
    <Suspense>
      <ApplicationPart key={conversation.id} conversation={conversation} />
    </Suspense>
  );
}

function Coming() {
  return (
    <div className="p-4">
      <Skeleton layout="column" count={3} />
    </div>
  );
}
