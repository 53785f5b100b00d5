import { lazy, Suspense, useEffect, useState } from 'react';
import { redirect, useFetcher } from 'react-router';
import { JoinRequests } from '#src/modules/companies/web/join-requests.tsx';
import { TeamMembers } from '#src/modules/companies/web/team-members.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/team';
import { EmployerPage } from './page.tsx';
import { numberOf, type Refusal, textOf, toRefusal } from './refusal.ts';
import { useBoss } from './use-boss.ts';

const ConfirmDialog = lazy(() => import('#src/ui/dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { permissions } = await api('GET /recruiters/me', {});
  const [{ members }, { requests }] = await Promise.all([
    api('GET /recruiters/company/members', {}),
    permissions.decide_joiners ? api('GET /recruiters/company/join-requests', {}) : { requests: [] },
  ]);
  return { members, requests };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const hasLeft = await carryOut(context.get(servicesContext), form);
    return hasLeft ? redirect(`/${params.lang}/employer/welcome`) : { isDone: true as const };
  } catch (error) {
    return toRefusal(error, form);
  }
}

/** True when the viewer is no longer of the company. */
async function carryOut({ api }: PageServices, form: FormData): Promise<boolean> {
  const id = numberOf(form, 'id');
  const deed = textOf(form, 'do');
  if (deed === 'approve' || deed === 'reject') {
    const reason = textOf(form, 'reason');
    await api('POST /recruiters/company/join-requests/:id/decide', { id, decision: deed, reason });
  } else if (deed === 'transfer') await api('POST /recruiters/company/transfer', { account_id: id });
  else if (deed === 'remove') await api('DELETE /recruiters/company/members/:id', { id });
  else if (deed === 'leave') await api('POST /recruiters/company/leave', {});
  else if (deed === 'make-admin') await api('PATCH /recruiters/company/members/:id', { id, role: 'admin' });
  else if (deed === 'make-recruiter') await api('PATCH /recruiters/company/members/:id', { id, role: 'recruiter' });
  else await api('PATCH /recruiters/company/members/:id', { id, may_mask_salary: deed === 'allow-mask' });
  return deed === 'leave';
}

export default function Team({ loaderData: { members, requests } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Refusal | { isDone: true }>();
  const waiting = requests.filter(({ state }) => state === 'pending');
  const decided = requests.filter(({ state }) => state !== 'pending');
  useEffect(() => {
    if (!fetcher.data) return;
    if ('isDone' in fetcher.data) showToast(t('employer.team.saved'), { tone: 'success' });
    else showToast(fetcher.data.message, { tone: 'danger' });
  }, [fetcher.data, t]);
  return (
    <EmployerPage title={t('employer.team.title')} description={t('employer.team.intro')} width="form">
      <div className="space-y-10">
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
            onDo={(deed, member) => fetcher.submit({ do: deed, id: member.account_id }, { method: 'post' })}
          />
        </section>
        {decided.length > 0 ? (
          <Disclosure title={t('employer.team.decided', { count: decided.length })}>
            <JoinRequests requests={decided} />
          </Disclosure>
        ) : null}
        <Leave onLeave={() => fetcher.submit({ do: 'leave' }, { method: 'post' })} />
      </div>
    </EmployerPage>
  );
}

function Leave({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { permissions, membership } = useBoss();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="border-line border-t pt-6">
      {permissions.leave ? (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('employer.team.leave')}
        </Button>
      ) : (
        <p className="text-ink-muted text-sm">{t('employer.team.leaveFirst')}</p>
      )}
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setIsAsking}
            title={t('employer.team.leaveTitle', { company: membership?.company.name })}
            message={t('employer.team.leaveText')}
            confirmLabel={t('employer.team.leave')}
            isDangerous
            onConfirm={() => {
              setIsAsking(false);
              onLeave();
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
