import { useState } from 'react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../../interview-fields.ts';
import { InterviewBody } from '../interview-body.tsx';
import { StateBadge } from './state-badge.tsx';

interface InterviewRowProps {
  interview: Interview;
  /** Something was changed here: the page loads afresh. */
  onChanged: () => void;
}

/** One interview in a list: a talent reads the job first, an employer the person. */
export function InterviewRow({ interview: loaded, onChanged }: InterviewRowProps) {
  const { t, language } = useTranslation();
  // What the server has answered stands until the page brings something newer.
  const [answered, setAnswered] = useState<{ to: Interview; interview: Interview }>();
  const interview = answered?.to === loaded ? answered.interview : loaded;
  const { side, name, job_title, company_name, conversation_id, minutes } = interview;
  const isTalent = side === 'talent';
  const [title, about] = isTalent ? [job_title, company_name] : [name, job_title];
  const kind = t(interview.kind === 'video' ? 'interviews.details.video' : 'interviews.details.onSite');
  const chat = isTalent ? `/${language}/chat/${conversation_id}` : `/${language}/employer/inbox/${conversation_id}`;
  const take = (next: Interview) => {
    setAnswered({ to: loaded, interview: next });
    onChanged();
  };
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar
          name={isTalent ? company_name : name}
          src={interview.company_logo}
          shape={isTalent ? 'square' : 'round'}
          isDecorative
        />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere font-semibold text-ink">
            <bdi>{title}</bdi>
          </h3>
          <p className="wrap-anywhere text-ink-muted text-sm">
            <bdi>{about}</bdi>
            {isTalent ? <> · {t('interviews.list.with', { name })}</> : null}
          </p>
          <p className="text-ink-muted text-sm">
            {t('interviews.minutes', { count: minutes })} · {kind}
          </p>
          {side === 'colleague' ? (
            <p className="text-ink-muted text-sm">
              {t('interviews.list.interviewer', { name: interview.interviewer })}
            </p>
          ) : null}
        </div>
        <span className="shrink-0">
          <StateBadge interview={interview} />
        </span>
      </div>
      <InterviewBody
        interview={interview}
        onTaken={take}
        more={
          <LinkButton size="sm" variant="quiet" to={chat} aria-label={`${t('interviews.list.chat')}: ${title}`}>
            {t('interviews.list.chat')}
          </LinkButton>
        }
      />
    </li>
  );
}
