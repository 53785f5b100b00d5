import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** What stands beside the list while no conversation is open: for computers only, so its script comes later. */
export function ChooseConversation() {
  const { t } = useTranslation();
  return (
    <EmptyState illustration={<Illustration name="messages" />} title={t('chat.thread.choose.title')}>
      {t('chat.thread.choose.text')}
    </EmptyState>
  );
}
