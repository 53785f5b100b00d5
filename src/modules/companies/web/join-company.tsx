import { Search } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyCard } from '../company-card.ts';
import type { JoinRequest } from '../membership.contract.ts';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';
import { OwnNameFields } from './own-name-fields.tsx';
import { VerifiedMark } from './verified-mark.tsx';

type Found = CompanyCard & { has_admin: boolean };

/** A plain search form: its answer is an address that can be gone back to. */
export function JoinSearch({ query, found }: { query: string; found: Found[] | null }) {
  const { t } = useTranslation();
  const isAsking = useNavigation().state !== 'idle';
  return (
    <div className="grid grid-cols-1 gap-6">
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="step" value="join" />
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            type="search"
            name="query"
            label={t('employer.welcome.search')}
            defaultValue={query}
            minLength={2}
            maxLength={120}
            icon={<Search aria-hidden />}
          />
        </div>
        <Button type="submit" isLoading={isAsking}>
          {t('ui.search.button')}
        </Button>
      </Form>
      {found && found.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {found.map((company) => (
            <FoundCompany key={company.id} company={company} query={query} />
          ))}
        </ul>
      ) : null}
      {found?.length === 0 ? (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t('employer.welcome.none', { query })}
          actions={<LinkButton to="?step=create">{t('employer.welcome.create')}</LinkButton>}
        >
          {t('employer.welcome.noneText')}
        </EmptyState>
      ) : null}
    </div>
  );
}

function FoundCompany({ company, query }: { company: Found; query: string }) {
  const { t } = useTranslation();
  const to = `?${new URLSearchParams({ step: 'join', query, company: String(company.id) })}`;
  return (
    <Card as="li" padding="sm" isInteractive={company.has_admin} className="flex items-center gap-4">
      <Avatar name={company.name} src={company.logo_url} shape="square" isDecorative />
      <div className="min-w-0 flex-1">
        <p className="flex items-start gap-1.5 font-semibold text-ink">
          {company.has_admin ? <CardLink to={to}>{company.name}</CardLink> : company.name}
          {company.is_verified ? <VerifiedMark /> : null}
        </p>
        <p className="text-ink-muted text-sm">
          {[company.industry.value, company.location].filter(Boolean).join(' · ')}
        </p>
        {company.has_admin ? null : <p className="text-apricot-ink text-sm">{t('employer.welcome.noAdmin')}</p>}
      </div>
    </Card>
  );
}

interface JoinFormProps {
  company: Found;
  query: string;
  refusal: FormRefusal | undefined;
  asksName: boolean;
}

export function JoinForm({ company, query, refusal, asksName }: JoinFormProps) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, { position: 'employer.welcome.position' });
  return (
    <Form method="post" className="grid grid-cols-1 gap-5">
      <input type="hidden" name="do" value="join" />
      <input type="hidden" name="company_id" value={company.id} />
      {refusal && Object.keys(errors).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <Card padding="sm" className="flex items-center gap-4">
        <Avatar name={company.name} src={company.logo_url} shape="square" isDecorative />
        <p className="min-w-0 font-semibold text-ink">{company.name}</p>
      </Card>
      {asksName ? <OwnNameFields refusal={refusal} /> : null}
      <TextField
        name="position"
        label={t('employer.welcome.position')}
        hint={t('employer.welcome.positionHint')}
        error={errors.position}
        defaultValue={refusal?.typed.position}
        maxLength={100}
        autoComplete="organization-title"
      />
      <TextareaField
        name="message"
        label={t('employer.welcome.message')}
        hint={t('employer.welcome.messageHint')}
        error={errors.message}
        defaultValue={refusal?.typed.message}
        isOptional
        isCounted
        maxLength={500}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {t('employer.welcome.ask')}
        </Button>
        <LinkButton variant="secondary" to={`?${new URLSearchParams({ step: 'join', query })}`}>
          {t('employer.welcome.other')}
        </LinkButton>
      </div>
    </Form>
  );
}

/** Nothing to do but wait, or to change one's mind. */
export function JoinWaiting({ request }: { request: JoinRequest }) {
  const { t, language } = useTranslation();
  const asked = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(request.created_at));
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="people" />}
        title={t('employer.welcome.waiting', { company: request.company.name })}
        actions={
          <Form method="post">
            <Button type="submit" name="do" value="withdraw" variant="secondary">
              {t('employer.welcome.withdraw')}
            </Button>
          </Form>
        }
      >
        <p>{t('employer.welcome.waitingText')}</p>
        <p className="mt-2 text-sm">{t('employer.welcome.asked', { date: asked })}</p>
      </EmptyState>
    </Card>
  );
}
