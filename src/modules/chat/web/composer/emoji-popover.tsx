import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Popover } from '#src/ui/overlays/popover.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const COLUMNS = 8;
/** Those that people use at work; whoever wants another one has it on the keyboard. */
const GROUPS = [
  { key: 'chat.emoji.faces', emojis: [...'😀😄😁😊🙂😉😍🤩😎🤓🤔😅😂😌😮😢'] },
  {
    key: 'chat.emoji.hands',
    emojis: ['👋', '👍', '👎', '👏', '🙌', '🙏', '🤝', '💪', '👌', '🤞', '👀', '🎉', '🧡', '💚', '✨', '🔥'],
  },
  {
    key: 'chat.emoji.work',
    emojis: ['💼', '📄', '📎', '📅', '⏰', '📞', '💬', '💡', '✅', '❌', '❓', '🚀', '🏠', '🏢', '🌍', '☕'],
  },
] as const;

interface EmojiPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onEmoji: (emoji: string) => void;
}

/** A small set of emoji. One stop for the Tab key; arrows move within, as in any grid. */
export default function EmojiPopover({ isOpen, onOpenChange, triggerRef, onEmoji }: EmojiPopoverProps) {
  const { t, direction } = useTranslation();
  const [at, setAt] = useState(0);
  let index = -1;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    };
    const step = steps[event.key];
    const next = event.currentTarget.querySelectorAll('button')[at + (step ?? 0)];
    if (!step || !next) return;
    event.preventDefault();
    setAt(at + step);
    next.focus();
  };

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      label={t('chat.compose.emoji')}
      placement="top start"
      className="max-w-full p-2"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within */}
      <div onKeyDown={onKeyDown} className="grid gap-2">
        {GROUPS.map(({ key, emojis }) => (
          <fieldset key={key}>
            <legend className="px-1 pb-1 font-semibold text-ink-muted text-xs">{t(key)}</legend>
            <div className="grid grid-cols-8">
              {emojis.map((emoji) => {
                index += 1;
                const own = index;
                return (
                  <button
                    key={emoji}
                    type="button"
                    tabIndex={own === at ? 0 : -1}
                    onFocus={() => setAt(own)}
                    onClick={() => {
                      onOpenChange(false);
                      onEmoji(emoji);
                    }}
                    className="grid size-10 place-items-center rounded-control text-xl hover:bg-hover pointer-coarse:size-11"
                  >
                    {emoji}
                  </button>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </Popover>
  );
}
