import { useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import type { Submission } from '#src/modules/companies/verification.contract.ts';
import { DecisionReason } from '#src/modules/companies/web/decision-reason.tsx';
import { DocumentUpload } from '#src/modules/companies/web/document-upload.tsx';
import { useFieldErrors } from '#src/modules/companies/web/form-refusal.ts';
import { SubmissionCard } from '#src/modules/companies/web/submission-card.tsx';
import { useNewsOf } from '#src/modules/notifications/web/use-news-of.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/verification';
import { countryChoices } from './option-choices.ts';
import { EmployerPage } from './page.tsx';
import { numberOf, type Refusal, textOf, toRefusal } from './refusal.ts';
import { useBoss } from './use-boss.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const verification = await services.api('GET /recruiters/company/verification', {});
  return { ...verification, countries: verification.may_submit ? await countryChoices(services) : [] };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await context.get(servicesContext).api('POST /recruiters/company/verification', {
      legal_name: textOf(form, 'legal_name'),
      registration_number: textOf(form, 'registration_number'),
      country_id: numberOf(form, 'country_id'),
      note: textOf(form, 'note'),
      document_ids: form.getAll('document_ids').map(String),
    });
  } catch (error) {
    return toRefusal(error, form);
  }
  return null;
}

export default function Verification({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const { state, submissions, may_submit, most_documents, countries, country_id } = loaderData;
  const { revalidate } = useRevalidator();
  useNewsOf(['company_verification'], revalidate);
  const [latest, ...earlier] = submissions;
  return (
    <EmployerPage
      title={t('employer.verification.title')}
      description={t('employer.verification.intro')}
      width="form"
      back={{ to: `/${language}/employer/company`, label: t('employer.nav.company') }}
    >
      <div className="space-y-8">
        <StateNotice state={state} latest={latest} />
        {state === 'approved' ? null : <HelpLink about="verify" />}
        {may_submit ? (
          <SubmitForm
            // What was sent last is what a new attempt begins with, also after a decision that came while waiting.
            key={latest?.id}
            most={most_documents}
            refusal={actionData ?? undefined}
            before={latest}
            countries={countries}
            countryId={country_id}
          />
        ) : null}
        {!permissions.verify_company && state !== 'approved' && state !== 'pending' ? (
          <Notice tone="info">{t('employer.verification.adminOnly')}</Notice>
        ) : null}
        {submissions.length > 0 ? (
          <section aria-labelledby="sent">
            <SectionHeader id="sent" title={t('employer.verification.sent')} />
            <div className="grid grid-cols-1 gap-4">
              {latest ? <SubmissionCard submission={latest} /> : null}
              {earlier.map((submission) => (
                <SubmissionCard key={submission.id} submission={submission} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
    </EmployerPage>
  );
}

type State = Route.ComponentProps['loaderData']['state'];

function StateNotice({ state, latest }: { state: State; latest: Submission | undefined }) {
  const { t } = useTranslation();
  if (state === 'approved') {
    return (
      <Notice tone="success" title={t('employer.verification.approvedTitle')}>
        {t('employer.verification.approvedText')}
      </Notice>
    );
  }
  if (state === 'pending') {
    return (
      <Notice tone="info" title={t('employer.verification.pendingTitle')}>
        {t('employer.verification.pendingText')}
      </Notice>
    );
  }
  if ((state === 'rejected' || state === 'revoked') && latest) {
    return (
      <Notice tone="warning" title={t(`employer.verification.${state}Title`)}>
        <div className="font-medium text-ink">
          <DecisionReason reasonName={latest.reason_name} reason={latest.reason} />
        </div>
        <p className="mt-1">{t(`employer.verification.${state}Text`)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t('employer.verification.noneTitle')}>
      {t('employer.verification.noneText')}
    </Notice>
  );
}

const labels = {
  legal_name: 'employer.verification.legalName',
  registration_number: 'employer.verification.registration',
  document_ids: 'employer.verification.documents',
} as const;

interface SubmitFormProps {
  most: number;
  refusal: Refusal | undefined;
  before: Submission | undefined;
  countries: SelectOption[];
  countryId: number;
}

function SubmitForm({ most, refusal, before, countries, countryId }: SubmitFormProps) {
  const { t } = useTranslation();
  const [isUploading, setIsUploading] = useState(false);
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, labels);
  return (
    <Form method="post" className="grid grid-cols-1 gap-5">
      {refusal && Object.keys(errors).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <TextField
        name="legal_name"
        label={t('employer.verification.legalName')}
        hint={t('employer.verification.legalNameHint')}
        defaultValue={refusal?.typed.legal_name ?? before?.legal_name}
        error={errors.legal_name}
        minLength={2}
        maxLength={200}
      />
      <TextField
        name="registration_number"
        label={t('employer.verification.registration')}
        hint={t('employer.verification.registrationHint')}
        defaultValue={refusal?.typed.registration_number ?? before?.registration_number}
        error={errors.registration_number}
        minLength={2}
        maxLength={60}
        dir="ltr"
      />
      <NativeSelect
        name="country_id"
        label={t('employer.verification.country')}
        options={countries}
        defaultValue={refusal?.typed.country_id ?? before?.country.id ?? countryId}
        error={errors.country_id}
      />
      <DocumentUpload
        most={most}
        earlier={before?.documents ?? []}
        error={errors.document_ids}
        onBusy={setIsUploading}
      />
      <TextareaField
        name="note"
        label={t('employer.verification.note')}
        error={errors.note}
        defaultValue={refusal?.typed.note}
        isOptional
        isCounted
        maxLength={1000}
        dir="auto"
      />
      <div>
        <Button type="submit" size="lg" isLoading={isSending || isUploading}>
          {t(before ? 'employer.verification.sendAgain' : 'employer.verification.send')}
        </Button>
      </div>
    </Form>
  );
}
