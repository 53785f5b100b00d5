import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { DeclineReason } from '../../application-stages.ts';
import type { Applicant } from '../../pipeline.contract.ts';
import { DeclineFields } from '../company/decline-fields.tsx';
import type { Moves } from './use-moves.ts';

interface DeclineDialogProps {
  people: Applicant[];
  moves: Moves;
  onDone: () => void;
}

/** A kind no to one or many: each gets it in their own language. */
export default function DeclineDialog({ people, moves, onDone }: DeclineDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<DeclineReason | ''>('');
  const [note, setNote] = useState('');
  const close = () => moves.setDeclining([]);
  const send = () => {
    close();
    moves.act(people, { do: 'decline', note, ...(reason && { reason }) }, 'not_suitable');
    onDone();
  };
  const [first] = people;
  const title =
    people.length === 1 && first
      ? t('inbox.application.dialogTitle', { name: first.name })
      : t('pipeline.bulk.dialogTitle', { count: people.length });
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      footer={<Button onClick={send}>{t('inbox.application.send')}</Button>}
    >
      <div className="grid gap-4">
        <p className="text-ink-muted">
          {people.length === 1 ? t('inbox.application.dialogText') : t('pipeline.bulk.dialogText')}
        </p>
        <DeclineFields reason={reason} onReason={setReason} note={note} onNote={setNote} />
      </div>
    </Dialog>
  );
}
