import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DECLINE_REASONS, type DeclineReason } from '../../application-stages.ts';

const LONGEST_NOTE = 1000;

interface DeclineFieldsProps {
  reason: DeclineReason | '';
  onReason: (reason: DeclineReason | '') => void;
  note: string;
  onNote: (note: string) => void;
  problem?: string;
}

/** Why not, in one of the kind reasons and in own words. */
export function DeclineFields({ reason, onReason, note, onNote, problem }: DeclineFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t('inbox.application.reason')}
        options={[
          { value: '', label: t('inbox.application.noReason') },
          ...DECLINE_REASONS.map((value) => ({ value, label: t(`inbox.application.reasons.${value}`) })),
        ]}
        value={reason}
        onChange={(event) => onReason(event.target.value as DeclineReason | '')}
      />
      <TextareaField
        label={t('inbox.application.note')}
        dir="auto"
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        error={problem}
        onChange={(event) => onNote(event.target.value)}
      />
    </>
  );
}
