import { type ReasonName, reasonNames } from '#src/modules/companies/verification-reasons.ts';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { useFieldErrors } from '#src/modules/companies/web/form-refusal.ts';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf } from '../employer/refusal.ts';

interface ReasonFieldsProps {
  reasons: readonly ReasonName[];
  refusal: FormRefusal | undefined;
}

/** A reason from the list, which everyone reads in their own language, and words of one's own. */
export function ReasonFields({ reasons, refusal }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const errors = useFieldErrors(refusal, { reason: 'operator.decide.ownWords' });
  return (
    <>
      <NativeSelect
        name="reason_name"
        label={t('operator.decide.template')}
        placeholder={t('operator.decide.templateNone')}
        options={reasons.map((name) => ({ value: name, label: t(`employer.verification.reasons.${name}`) }))}
        defaultValue={refusal?.typed.reason_name}
        error={errors.reason_name}
        isOptional
      />
      <TextareaField
        name="reason"
        label={t('operator.decide.ownWords')}
        hint={t('operator.decide.ownWordsHint')}
        error={errors.reason && t('operator.decide.reasonMissing')}
        defaultValue={refusal?.typed.reason}
        maxLength={1000}
        isOptional
        isCounted
        dir="auto"
      />
    </>
  );
}

/** What was chosen and written, as the API takes it. */
export function readReason(form: FormData) {
  const chosen = textOf(form, 'reason_name');
  return { reason_name: reasonNames.find((name) => name === chosen) ?? null, reason: textOf(form, 'reason') };
}
