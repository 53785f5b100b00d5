import { ScanSearch } from 'lucide-react';
import { Suspense } from 'react';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const AnalysisDialog = lazy(() => import('./analysis-dialog.tsx'));

/** EMP-03: facts for reading the profile of the person in a conversation. */
export function AnalysisButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const dialog = useOverlay();
  if (conversation.side !== 'boss') return null;
  return (
    <>
      <IconButton
        {...dialog.triggerProps}
        label={t('hiring.analysis.button', { name: conversation.other.name })}
        icon={<ScanSearch aria-hidden />}
        className="[@media(scripting:none)]:hidden"
      />
      <Suspense>
        {dialog.wasOpened ? <AnalysisDialog {...dialog.overlayProps} conversation={conversation} /> : null}
      </Suspense>
    </>
  );
}
