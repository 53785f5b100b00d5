import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Says that a form begins with what was typed last time, and lets go of it. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      actions={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('profiles.own.discard')}
        </Button>
      }
    >
      {t('profiles.own.draft')}
    </Notice>
  );
}
