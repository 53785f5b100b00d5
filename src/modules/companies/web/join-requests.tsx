import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JoinRequest } from '../membership.contract.ts';

export type Joiner = Omit<JoinRequest, 'company' | 'may_ask_at'> & {
  account_id: number;
  name: string;
  email: string | null;
  decided_by: string | null;
};

/** Who asks to join: each with the two answers beside it. */
export function JoinRequests({ requests }: { requests: readonly Joiner[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {requests.map((request) => (
        <li key={request.id} className="rounded-card border border-line bg-surface p-4">
          <JoinerRow request={request} />
        </li>
      ))}
    </ul>
  );
}

function JoinerRow({ request }: { request: Joiner }) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <div className="flex items-start gap-4">
        <Avatar name={request.name} isDecorative />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{request.name}</bdi>
            {request.state === 'pending' ? null : (
              <Badge tone={request.state === 'approved' ? 'accent' : 'neutral'}>
                {t(`employer.team.state.${request.state}`)}
              </Badge>
            )}
          </p>
          <p className="text-ink-muted text-sm">
            <bdi>{request.position}</bdi>
          </p>
          {request.email ? (
            <p className="text-ink-muted text-sm">
              <bdi className="break-all">{request.email}</bdi>
            </p>
          ) : null}
          {request.message ? (
            <p dir="auto" className="mt-2 whitespace-pre-line break-words text-ink">
              {request.message}
            </p>
          ) : null}
          <p className="mt-1 text-ink-faint text-sm">
            {t('employer.team.asked', { date: day.format(new Date(request.created_at)) })}
            {request.decided_by ? ` · ${t('employer.team.decidedBy', { name: request.decided_by })}` : ''}
          </p>
          {request.reason ? <p className="mt-1 text-ink-muted text-sm">{request.reason}</p> : null}
        </div>
      </div>
      {request.state === 'pending' ? <Decide request={request} /> : null}
    </>
  );
}

function Decide({ request }: { request: Joiner }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<{ message: string }>();
  const [isRejecting, setIsRejecting] = useState(false);
  const isSending = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" className="mt-4 grid gap-3 sm:ps-15">
      <input type="hidden" name="id" value={request.id} />
      {fetcher.data?.message ? <Notice tone="danger">{fetcher.data.message}</Notice> : null}
      {isRejecting ? (
        <>
          <TextareaField
            name="reason"
            label={t('employer.team.rejectReason')}
            hint={t('employer.team.rejectReasonHint')}
            isOptional
            isCounted
            maxLength={500}
            rows={2}
            dir="auto"
            className="min-h-20"
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="do" value="reject" variant="danger" size="sm" isLoading={isSending}>
              {t('employer.team.reject')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setIsRejecting(false)}>
              {t('ui.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value="approve" size="sm" isLoading={isSending}>
            {t('employer.team.approve')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setIsRejecting(true)}>
            {t('employer.team.reject')}
          </Button>
        </div>
      )}
    </fetcher.Form>
  );
}
