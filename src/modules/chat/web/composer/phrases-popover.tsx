import { type RefObject, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Popover } from '#src/ui/overlays/popover.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatPhrase } from '../../chat-fields.ts';

interface PhrasesPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onPhrase: (text: string) => void;
}

/** A chosen phrase goes into the field, where it can still be changed. */
export default function PhrasesPopover({ isOpen, onOpenChange, triggerRef, onPhrase }: PhrasesPopoverProps) {
  const { t } = useTranslation();
  const base = useOwnBase();
  const [phrases, setPhrases] = useState<ChatPhrase[]>();
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  // Asked anew each time: another tab may have changed them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (!isOpen) return;
    setHasFailed(false);
    api('GET /chat/phrases', { kind: 'phrase' })
      .then((answer) => setPhrases(answer.phrases))
      .catch(() => setHasFailed(true));
  }, [isOpen, tries]);

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={t('chat.compose.phrases')}
      placement="top start"
      className="flex max-h-96 w-88 max-w-full flex-col p-2"
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        {hasFailed && !phrases ? (
          <ErrorState message={t('chat.compose.phrasesFailed')} onRetry={() => setTries(tries + 1)} />
        ) : null}
        {!phrases && !hasFailed ? <Skeleton layout="full" count={4} /> : null}
        {phrases?.length === 0 ? <p className="p-3 text-ink-muted text-sm">{t('chat.compose.phrasesEmpty')}</p> : null}
        <ul>
          {phrases?.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                dir="auto"
                onClick={() => {
                  onOpenChange(false);
                  onPhrase(text);
                }}
                className="min-h-11 w-full rounded-lg px-3 py-2 text-start text-sm hover:bg-hover"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-line border-t px-3 pt-3 pb-1 text-sm">
        <TextLink to={`${base}/chat/settings`}>{t('chat.compose.phrasesManage')}</TextLink>
      </p>
    </Popover>
  );
}
