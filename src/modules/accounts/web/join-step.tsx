import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JoinStep as JoinState } from './sign-in-state.ts';
import { ContactFields, StepForm, StepHead, StepProblem, useIsSending } from './step-form.tsx';
import { TextWithLinks } from './text-with-links.tsx';

/** Someone new: a name, and the agreement that an account needs. */
export function JoinStep({ state }: { state: JoinState }) {
  const { t, language } = useTranslation();
  const { proof, problem } = state;
  const isSending = useIsSending('join');
  return (
    <>
      <StepHead title={t('accounts.join.heading')}>{t('accounts.join.intro')}</StepHead>
      <StepForm action="join" state={state}>
        <StepProblem state={state} shown={['first_name', 'last_name', 'agree_terms']} />
        <ContactFields contact={proof.contact} />
        <input type="hidden" name="proof" value={proof.kind} />
        <input type="hidden" name="code" value={proof.code} />
        <input type="hidden" name="token" value={proof.token} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField
            label={t('accounts.join.firstName')}
            name="first_name"
            autoComplete="given-name"
            maxLength={50}
            defaultValue={state.firstName}
            error={problem?.fields.first_name}
            isOptional
          />
          <TextField
            label={t('accounts.join.lastName')}
            name="last_name"
            autoComplete="family-name"
            maxLength={50}
            defaultValue={state.lastName}
            error={problem?.fields.last_name}
            isOptional
          />
        </div>
        <Checkbox
          name="agree_terms"
          value="1"
          required
          error={problem?.fields.agree_terms}
          label={
            <TextWithLinks
              text="accounts.join.agree"
              links={{
                terms: { href: `/${language}/terms`, label: t('accounts.join.terms') },
                privacy: { href: `/${language}/privacy`, label: t('accounts.join.privacy') },
              }}
            />
          }
        />
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t('accounts.join.submit')}
        </Button>
      </StepForm>
    </>
  );
}
