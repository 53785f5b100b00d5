import { Form, useNavigation } from 'react-router';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { invitationsContract } from '../invitations.contract.ts';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';
import { OwnNameFields } from './own-name-fields.tsx';
import { VerifiedMark } from './verified-mark.tsx';

type Invitation = AnswerOf<(typeof invitationsContract)['GET /recruiters/invitations/:token']>;

interface AcceptInvitationProps {
  invitation: Invitation;
  /** Null for a visitor; `company` is the one they hire for already. */
  viewer: { hasName: boolean; company: string | null } | null;
  signInHref: string;
  isCodeSent: boolean;
  refusal: FormRefusal | undefined;
}

/** Who invites, to which company, and the next step for whoever looks at it. */
export function AcceptInvitation({ invitation, viewer, signInHref, isCodeSent, refusal }: AcceptInvitationProps) {
  const { t, language } = useTranslation();
  const { company, invited_by: name, email } = invitation;
  return (
    <Card className="grid gap-6">
      <div className="flex items-start gap-4">
        <Avatar name={company.name} src={company.logo_url} shape="square" size="lg" isDecorative />
        <div className="min-w-0">
          <h1 className="flex items-start gap-1.5 font-bold text-2xl text-ink">
            <span className="min-w-0 break-words">{t('employer.invitation.title', { company: company.name })}</span>
            {company.is_verified ? <VerifiedMark /> : null}
          </h1>
          <p className="mt-1 text-ink-muted">{[company.industry.value, company.location].join(' · ')}</p>
        </div>
      </div>
      <p className="text-ink">
        {name
          ? t('employer.invitation.text', { name, company: company.name })
          : t('employer.invitation.textPlain', { company: company.name })}
      </p>
      {viewer === null ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-muted">{t('employer.invitation.signInText', { email })}</p>
          <LinkButton to={signInHref}>{t('employer.invitation.signIn')}</LinkButton>
        </div>
      ) : viewer.company ? (
        <Notice
          tone="warning"
          title={t('employer.invitation.hasCompany', { company: viewer.company })}
          actions={
            <LinkButton size="sm" variant="secondary" to={`/${language}/employer/team`}>
              {t('employer.invitation.toTeam')}
            </LinkButton>
          }
        >
          {t('employer.invitation.hasCompanyText')}
        </Notice>
      ) : (
        <JoinSteps {...{ invitation, viewer, isCodeSent, refusal }} />
      )}
    </Card>
  );
}

type JoinStepsProps = Pick<AcceptInvitationProps, 'invitation' | 'isCodeSent' | 'refusal'> & {
  viewer: { hasName: boolean };
};

function JoinSteps({ invitation, viewer, isCodeSent, refusal }: JoinStepsProps) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const errors = useFieldErrors(refusal, { position: 'employer.welcome.position', code: 'employer.invitation.code' });
  const needsProof = !invitation.is_own_address;
  const { email } = invitation;
  return (
    <div className="grid gap-5">
      {refusal && Object.keys(errors).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null}
      {needsProof ? (
        <Form method="post" className="grid justify-items-start gap-3">
          <p className="text-ink-muted">
            {isCodeSent ? t('employer.invitation.codeSent', { email }) : t('employer.invitation.otherText', { email })}
          </p>
          <Button type="submit" name="do" value="code" variant="secondary" isLoading={isSending}>
            {t('employer.invitation.sendCode')}
          </Button>
        </Form>
      ) : null}
      {needsProof && !isCodeSent ? null : (
        <Form method="post" className="grid gap-5">
          {needsProof ? (
            <TextField
              name="code"
              label={t('employer.invitation.code')}
              error={errors.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              dir="ltr"
            />
          ) : null}
          {viewer.hasName ? null : <OwnNameFields refusal={refusal} />}
          <TextField
            name="position"
            label={t('employer.welcome.position')}
            hint={t('employer.welcome.positionHint')}
            error={errors.position}
            defaultValue={refusal?.typed.position}
            maxLength={100}
            autoComplete="organization-title"
          />
          <div>
            <Button type="submit" size="lg" isLoading={isSending}>
              {t('employer.invitation.accept', { company: invitation.company.name })}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}

interface InvitationOverProps {
  state: Exclude<Invitation['state'], 'open'>;
  invitedBy: string | null;
}

/** The link is worth nothing any more; what to do instead. */
export function InvitationOver({ state, invitedBy }: InvitationOverProps) {
  const { t, language } = useTranslation();
  return (
    <EmptyState
      illustration={<Illustration name="closed" />}
      title={t(`employer.invitation.${state}Title`)}
      headingLevel={1}
      actions={<LinkButton to={`/${language}/employer`}>{t('employer.invitation.go')}</LinkButton>}
    >
      {invitedBy ? t('employer.invitation.askText', { name: invitedBy }) : t('employer.invitation.askTextPlain')}
    </EmptyState>
  );
}
