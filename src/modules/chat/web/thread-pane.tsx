import { type DragEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '#src/ui/error-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../chat-fields.ts';
import type { ChatSlots } from './chat-slots.ts';
import type { ReaderClock } from './chat-times.ts';
import { Composer } from './composer.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { listenToInsertions } from './insert-text.ts';
import { KeptDraft } from './kept-draft.tsx';
import { ClosingStrip, UploadTray, useLaterParts } from './later-parts.ts';
import { dropStartDraft } from './start-draft.ts';
import { Thread } from './thread.tsx';
import { JobStrip, ThreadHeader } from './thread-header.tsx';
import { ThreadNotice } from './thread-notice.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useAnnounce } from './use-announce.ts';
import { useChat, useChatState } from './use-chat.ts';
import { useUploads } from './use-uploads.ts';

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
    return <ErrorState message={problem.message || t('chat.thread.failed')} onRetry={() => setTries(tries + 1)} />;
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
  const [insert, setInsert] = useState<{ text: string }>();
  const [isDropping, setIsDropping] = useState(false);
  const { uploads, add, remove, retry } = useUploads(conversation.id);
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
      if (conversation.may_write) add([...event.dataTransfer.files]);
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
        {uploads.length > 0 ? (
          <Suspense>
            <UploadTray uploads={uploads} onRemove={remove} onRetry={retry} />
          </Suspense>
        ) : null}
      </div>
      {slots?.owed(conversation, clock)}
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
            chat.send({ conversation_id: id, kind: 'text', text });
          }}
          onTyping={() => chat.tellTyping(id)}
          onFiles={add}
          tools={<ComposerTools conversation={conversation} onPhrase={(text) => setInsert({ text })} />}
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
