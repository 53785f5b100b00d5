import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { dayOf, type ReaderClock } from '../chat-times.ts';
import type { TeamMember } from './use-team.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 89;

interface CoverDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  colleagues: TeamMember[];
  clock: ReaderClock;
  onSet: () => void;
}

export default function CoverDialog({ isOpen, onOpenChange, colleagues, clock, onSet }: CoverDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, call } = useCall(t('inbox.failed'));
  const inDays = (days: number) => dayOf(clock.now + days * DAY_MS, clock.timeZone);
  const [coverId, setCoverId] = useState(String(colleagues[0]?.account_id ?? ''));
  const [last, setLast] = useState(inDays(7));
  const save = () =>
    call(async () => {
      // To the end of the day where the reader is.
      const until = new Date(`${last}T23:59:59`).toISOString();
      await api('PUT /chat/cover', { account_id: Number(coverId), until });
      onSet();
      onOpenChange(false);
    });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('inbox.cover.title')}
      description={t('inbox.cover.text')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={save}>
            {t('inbox.cover.set')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NativeSelect
          label={t('inbox.cover.who')}
          value={coverId}
          onChange={(event) => setCoverId(event.target.value)}
          options={colleagues.map(({ account_id, name }) => ({ value: String(account_id), label: name }))}
        />
        <TextField
          type="date"
          label={t('inbox.cover.until')}
          min={inDays(0)}
          max={inDays(LONGEST_DAYS)}
          value={last}
          error={problem || undefined}
          onChange={(event) => setLast(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
