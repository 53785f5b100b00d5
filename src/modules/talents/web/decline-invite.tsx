import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog, type DialogProps } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { REST_DAYS } from '../talent-rules.ts';

interface DeclineInviteProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  id: number;
  onDeclined: () => void;
}

/** A kind no, and with it, for whoever wants that, never again. */
export default function DeclineInvite({ isOpen, onOpenChange, id, onDeclined }: DeclineInviteProps) {
  const { t } = useTranslation();
  const [isBlocking, setIsBlocking] = useState(false);
  const { isBusy, problem, call } = useCall(t('findable.card.failed'));
  const decline = () =>
    call(async () => {
      await api('POST /jobseeker/talent-invites/:id/decline', { id, block_company: isBlocking });
      onOpenChange(false);
      onDeclined();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('findable.card.declineTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={decline}>
            {t('findable.card.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <p className="text-ink-muted">{t('findable.card.declineText', { days: REST_DAYS })}</p>
        <Checkbox
          label={t('findable.card.block')}
          description={t('findable.card.blockHint')}
          checked={isBlocking}
          onChange={({ target }) => setIsBlocking(target.checked)}
        />
      </div>
    </Dialog>
  );
}
