import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';

const labels = { first_name: 'employer.welcome.firstName', last_name: 'employer.welcome.lastName' } as const;

/** Talents talk to a person: a Boss who signed up without a name gives it before the first job. */
export function OwnNameFields({ refusal }: { refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  const errors = useFieldErrors(refusal, labels);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="first_name"
        label={t('employer.welcome.firstName')}
        error={errors.first_name}
        defaultValue={refusal?.typed.first_name}
        maxLength={50}
        autoComplete="given-name"
      />
      <TextField
        name="last_name"
        label={t('employer.welcome.lastName')}
        error={errors.last_name}
        defaultValue={refusal?.typed.last_name}
        maxLength={50}
        autoComplete="family-name"
      />
    </div>
  );
}
