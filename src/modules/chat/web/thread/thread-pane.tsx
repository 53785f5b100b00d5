import { type DragEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatSlots } from '../chat-slots.ts';
import type { ReaderClock } from '../chat-times.ts';
import { Composer } from '../composer/composer.tsx';
import { listenToInsertions } from '../composer/insert-text.ts';
import { KeptDraft } from '../composer/kept-draft.tsx';
import { useUploads } from '../composer/use-uploads.ts';
import { ClosingStrip, ComposerTools, StarterPhrases, UploadTray, useLaterParts } from '../later-parts.ts';
import { dropStartDraft } from '../start/start-draft.ts';
import { useChat, useChatState } from '../sync/use-chat.ts';
import { useAnnounce } from '../use-announce.ts';
import { Thread } from './thread.tsx';
import { JobStrip, ThreadHeader } from './thread-header.tsx';
import { ThreadNotice } from './thread-notice.tsx';
import { isOwn } from './thread-rows.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const ErrorState = lazyPart(() => import('#src/ui/feedback/error-state.tsx').then((file) => file.ErrorState));

interface ThreadPaneProps {
  conversationId: number;
  clock: ReaderClock;
  formId: string;
  backTo?: string;
  markedSeq?: number;
  headerActions?: ReactNode;
  refused?: { problem: string; text: string };
  isCompact?: boolean;
  slots?: ChatSlots;
}

/** One conversation from its header to its field. Keyed by the conversation, so that nothing leaks into another. */
export function ThreadPane({ conversationId, ...props }: ThreadPaneProps) {
  const { t } = useTranslation();
  const chat = useChat();
  const { conversations, threads } = useChatState();
  const [problem, setProblem] = useState<Error>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    setProblem(undefined);
    chat.openThread(conversationId).catch(setProblem);
  }, [chat, conversationId, tries]);
  const conversation = conversations.get(conversationId);
  const thread = threads.get(conversationId);
  if (problem && !thread?.isLoaded) {
    const message = problem.message || t('chat.thread.failed');
    return (
      <Suspense fallback={<p className="px-4 py-12 text-center text-ink-muted">{message}</p>}>
        <ErrorState message={message} onRetry={() => setTries(tries + 1)} />
      </Suspense>
    );
  }
  if (!conversation || !thread?.isLoaded) return <ThreadSkeleton />;
  return <LoadedThread key={conversationId} conversation={conversation} thread={thread} {...props} />;
}

interface LoadedThreadProps extends Omit<ThreadPaneProps, 'conversationId'> {
  conversation: Conversation;
  thread: NonNullable<ReturnType<ReturnType<typeof useChatState>['threads']['get']>>;
}

function LoadedThread(props: LoadedThreadProps) {
  const { conversation, thread, clock, formId, backTo, markedSeq, headerActions, refused, isCompact, slots } = props;
  const { t } = useTranslation();
  const chat = useChat();
  const [insert, setInsert] = useState<{ text: string; isInline?: boolean }>();
  const [isDropping, setIsDropping] = useState(false);
  const files = useUploads(conversation.id);
  const announced = useAnnounce(thread, conversation);
  const { id } = conversation;
  const { id: jobId } = conversation.job;
  useLaterParts();
  useEffect(() => listenToInsertions((into, text) => into === id && setInsert({ text })), [id]);
  // The chat has begun, so its first words have arrived.
  useEffect(() => {
    if (jobId !== null) dropStartDraft(jobId);
  }, [jobId]);

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsDropping(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDropping(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDropping(false);
      if (conversation.may_write) files.add([...event.dataTransfer.files]);
    },
  };
  return (
    <div {...drop} className="relative flex min-h-0 flex-1 flex-col bg-canvas">
      <ThreadHeader
        conversation={conversation}
        backTo={backTo}
        actions={slots?.actions(conversation) ?? headerActions}
        headingLevel={isCompact ? 3 : 1}
      />
      <JobStrip conversation={conversation} replies={thread.replies} />
      {slots?.strip(conversation, clock)}
      {conversation.closes_at ? (
        <Suspense>
          <ClosingStrip conversation={conversation} clock={clock} />
        </Suspense>
      ) : null}
      <Thread
        conversation={conversation}
        thread={thread}
        clock={clock}
        markedSeq={markedSeq}
        onRewrite={(text) => setInsert({ text })}
      />
      <ThreadNotice conversation={conversation} />
      <div aria-live="polite">
        {files.uploads.length > 0 || files.leftOut.length > 0 ? (
          <Suspense>
            <UploadTray
              uploads={files.uploads}
              leftOut={files.leftOut}
              onRetry={files.retry}
              onRemove={(upload) => {
                files.remove(upload);
                // Its caption is not thrown away with it.
                if (upload.caption) setInsert({ text: upload.caption });
              }}
            />
          </Suspense>
        ) : null}
      </div>
      {slots?.owed(conversation, clock)}
      {conversation.may_write && isNew(conversation, thread) ? (
        <Suspense>
          <StarterPhrases side="boss" onPhrase={(text) => setInsert({ text })} />
        </Suspense>
      ) : null}
      {conversation.may_write ? (
        <Composer
          accountId={chat.accountId}
          conversationId={id}
          formId={formId}
          insert={insert}
          refused={refused}
          isCompact={isCompact}
          onSend={(text) => {
            chat.stopTyping(id);
            if (!files.start(text) && text) chat.send({ conversation_id: id, kind: 'text', text });
          }}
          onTyping={() => chat.tellTyping(id)}
          onFiles={files.add}
          hasFiles={files.hasStaged}
          tools={
            <Suspense>
              <ComposerTools
                conversation={conversation}
                onPhrase={(text) => setInsert({ text })}
                onEmoji={(text) => setInsert({ text, isInline: true })}
              />
            </Suspense>
          }
        />
      ) : (
        <KeptDraft accountId={chat.accountId} conversationId={id} />
      )}
      {isDropping ? (
        <div className="pointer-events-none absolute inset-2 z-1 grid place-items-center rounded-card border-2 border-accent border-dashed bg-accent-soft font-semibold text-accent-ink">
          {t('chat.compose.drop')}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

/** A Boss has not answered yet; a talent has written the first words before there was a thread. */
function isNew({ side }: Conversation, { messages, hasEarlier }: LoadedThreadProps['thread']): boolean {
  return side === 'boss' && !hasEarlier && !messages.some((one) => isOwn(one, side) && !one.is_automatic);
}
