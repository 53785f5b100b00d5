import { useTranslation } from '#src/ui/translation.tsx';

/** Keeps its room, so that nothing moves when someone begins to type. */
export function TypingLine({ name }: { name: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex h-7 items-center gap-2 text-ink-muted text-sm">
      {name ? (
        <>
          <span aria-hidden className="inline-flex gap-1">
            {[0, 150, 300].map((delay) => (
              <span
                key={delay}
                className="size-1.5 animate-shimmer rounded-full bg-ink-faint"
                style={{ animationDelay: `${delay}ms` }}
              />
            ))}
          </span>
          {t('chat.thread.typing', { name })}
        </>
      ) : null}
    </p>
  );
}
