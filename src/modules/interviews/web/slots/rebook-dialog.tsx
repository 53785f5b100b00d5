import { Button } from '#src/ui/controls/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../../interview-fields.ts';
import { SlotPicker } from './slot-picker.tsx';

interface RebookDialogProps {
  interview: Interview;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTaken: (interview: Interview) => void;
}

/** INT-02: another of the free times instead of the one that is booked. */
export default function RebookDialog({ interview, isOpen, onOpenChange, onTaken }: RebookDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('interviews.dialogs.book.title')}
      description={t('interviews.dialogs.book.text', { name: interview.name })}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('interviews.back')}
        </Button>
      }
    >
      <SlotPicker
        interview={interview}
        onTaken={(next) => {
          onTaken(next);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
