import { useEffect } from 'react';
import { redirect, useFetcher, useRevalidator } from 'react-router';
import { InviteColleagues } from '#src/modules/companies/web/invite-colleagues.tsx';
import { JoinRequests } from '#src/modules/companies/web/join-requests.tsx';
import { LeaveCompany } from '#src/modules/companies/web/leave-company.tsx';
import { TeamMembers } from '#src/modules/companies/web/team-members.tsx';
import { useNewsOf } from '#src/modules/notifications/web/use-news-of.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/team';
import { EmployerPage } from './page.tsx';
import { numberOf, type Refusal, textOf, toRefusal } from './refusal.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { permissions } = await api('GET /recruiters/me', {});
  const [{ members }, { requests }, open] = await Promise.all([
    api('GET /recruiters/company/members', {}),
    permissions.decide_joiners ? api('GET /recruiters/company/join-requests', {}) : { requests: [] },
    permissions.decide_joiners ? api('GET /recruiters/company/invitations', {}) : null,
  ]);
  return { members, requests, open };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const hasLeft = await carryOut(context.get(servicesContext), form);
    return hasLeft ? redirect(`/${params.lang}/employer/welcome`) : { done: textOf(form, 'do') };
  } catch (error) {
    return toRefusal(error, form);
  }
}

/** True when the viewer is no longer of the company. */
async function carryOut({ api }: PageServices, form: FormData): Promise<boolean> {
  const id = numberOf(form, 'id');
  const intent = textOf(form, 'do');
  if (intent === 'approve' || intent === 'reject') {
    const reason = textOf(form, 'reason');
    await api('POST /recruiters/company/join-requests/:id/decide', { id, decision: intent, reason });
  } else if (intent === 'transfer') await api('POST /recruiters/company/transfer', { account_id: id });
  else if (intent === 'remove') await api('DELETE /recruiters/company/members/:id', { id });
  else if (intent === 'invite') await api('POST /recruiters/company/invitations', { email: textOf(form, 'email') });
  else if (intent === 'revoke-invitation') await api('POST /recruiters/company/invitations/:id/revoke', { id });
  else if (intent === 'leave') {
    const successor = textOf(form, 'successor_id');
    await api('POST /recruiters/company/leave', { ...(successor && { successor_id: Number(successor) }) });
  } else if (intent === 'make-admin') await api('PATCH /recruiters/company/members/:id', { id, role: 'admin' });
  else if (intent === 'make-recruiter') await api('PATCH /recruiters/company/members/:id', { id, role: 'recruiter' });
  else if (intent.endsWith('-analysis')) {
    await api('PATCH /recruiters/company/members/:id', { id, may_analyse: intent === 'allow-analysis' });
  } else await api('PATCH /recruiters/company/members/:id', { id, may_mask_salary: intent === 'allow-mask' });
  return intent === 'leave';
}

export default function Team({ loaderData: { members, requests, open }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  useNewsOf(['join_request', 'invitation_accepted'], revalidate);
  const refusal = actionData && 'message' in actionData ? actionData : undefined;
  const fetcher = useFetcher<Refusal | { done: string }>();
  const waiting = requests.filter(({ state }) => state === 'pending');
  const decided = requests.filter(({ state }) => state !== 'pending');
  useEffect(() => {
    if (!fetcher.data) return;
    if ('done' in fetcher.data) showToast(t('employer.team.saved'), { tone: 'success' });
    else showToast(fetcher.data.message, { tone: 'danger' });
  }, [fetcher.data, t]);
  return (
    <EmployerPage title={t('employer.team.title')} description={t('employer.team.intro')} width="form">
      <div className="space-y-10">
        {refusal ? <Notice tone="danger">{refusal.message}</Notice> : null}
        {waiting.length > 0 ? (
          <section aria-labelledby="waiting">
            <SectionHeader
              id="waiting"
              title={t('employer.team.waiting')}
              description={t('employer.team.waitingText')}
            />
            <JoinRequests requests={waiting} />
          </section>
        ) : null}
        <section aria-labelledby="members">
          <SectionHeader id="members" title={t('employer.team.members', { count: members.length })} />
          <TeamMembers
            members={members}
            isBusy={fetcher.state !== 'idle'}
            onDo={(action, member) => fetcher.submit({ do: action, id: member.account_id }, { method: 'post' })}
          />
        </section>
        {open ? <InviteColleagues {...open} /> : null}
        {decided.length > 0 ? (
          <Disclosure title={t('employer.team.decided', { count: decided.length })}>
            <JoinRequests requests={decided} />
          </Disclosure>
        ) : null}
        <LeaveCompany members={members} />
      </div>
    </EmployerPage>
  );
}
