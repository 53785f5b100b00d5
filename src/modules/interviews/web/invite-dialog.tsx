import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DetailsFields, hasPlace, noDetails } from './details-fields.tsx';
import { type How, TimesChoice } from './slots/times-choice.tsx';
import { readFields } from './times-fields.tsx';
import { useOwnZone } from './zone-time.tsx';

interface InviteDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversation: Conversation;
}

/** INT-01: times to choose from, and where. What was typed stays when it is closed or refused. */
export default function InviteDialog({ isOpen, onOpenChange, conversation }: InviteDialogProps) {
  const { t } = useTranslation();
  const zone = useOwnZone();
  const [how, setHow] = useState<How>('times');
  const [times, setTimes] = useState(['']);
  const [details, setDetails] = useState(noDetails);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { name } = conversation.other;
  const send = async () => {
    setIsChecked(true);
    const moments = how === 'times' ? readFields(times, zone) : [];
    if (!moments || !hasPlace(details)) return;
    setIsBusy(true);
    setProblem('');
    try {
      await api('POST /interviews', {
        ...details,
        conversation_ids: [conversation.id],
        ...(how === 'times' ? { times: moments } : { free_hours: true }),
        time_zone: zone,
      });
      showToast(t('interviews.invite.sent', { name }), { tone: 'success' });
      setTimes(['']);
      setIsChecked(false);
      onOpenChange(false);
    } catch (error) {
      setProblem((error as Error).message || t('interviews.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('interviews.invite.title', { name })}
      description={t('interviews.invite.text', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={send}>
            {t('interviews.invite.send')}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <TimesChoice
          {...{ how, times, isChecked, name }}
          onHow={setHow}
          onTimes={setTimes}
          onHours={({ minutes }) => setDetails((typed) => ({ ...typed, minutes }))}
        />
        <DetailsFields details={details} onChange={setDetails} isChecked={isChecked} />
      </div>
    </Dialog>
  );
}
