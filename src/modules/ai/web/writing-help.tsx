import { Sparkles } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { WritingHelpProps } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** Fetched when it is first wanted: most visits to a form do without. */
const WritingPanel = lazy(() => import('./writing-panel.tsx').then((file) => ({ default: file.WritingPanel })));

/** The button below a text that opens the panel. */
export function WritingHelp(props: WritingHelpProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The keyboard comes back to the button when the panel is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) {
    return (
      <Suspense fallback={<Spinner isAnnounced />}>
        <WritingPanel {...props} onClose={() => setIsOpen(false)} />
      </Suspense>
    );
  }
  return (
    <Button
      ref={button}
      variant="soft"
      size="sm"
      icon={<Sparkles aria-hidden />}
      className="justify-self-start [@media(scripting:none)]:hidden"
      onClick={() => setIsOpen(true)}
    >
      {t(props.section === 'summary' ? 'ai.help.write' : 'ai.help.improve')}
    </Button>
  );
}
