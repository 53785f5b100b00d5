import type { Translate } from '#src/kernel/translate.ts';
import { describeAgent } from '#src/modules/accounts/describe-agent.ts';
import { type PresentedNotice, presentMeasure } from './present-measure.ts';

type Data = Record<string, unknown>;

/** Where each kind leads, below the language segment. */
const paths: Record<string, (data: Data) => string | null> = {
  chat_message: chatPath,
  chat_exchange: chatPath,
  chat_closed: chatPath,
  reply_due: chatPath,
  team_chat: ({ conversation_id }) =>
    Number.isSafeInteger(conversation_id) ? `/employer/inbox/${conversation_id}` : '/employer/inbox?scope=company',
  join_request: () => '/employer/team',
  join_decided: () => '/employer/welcome',
  invitation_accepted: () => '/employer/team',
  team_handover: () => '/employer/jobs',
  company_coordinator: () => '/employer/team',
  company_verification: () => '/employer/verification',
  job_paused: jobPath,
  job_reconfirm: jobPath,
  sign_in_new_device: () => '/settings/security',
  system: ({ path }) => (typeof path === 'string' && /^\/[\w/?=&-]*$/.test(path) ? path : null),
};

/** Kinds whose words depend on how it went. */
const variants: Record<string, (data: Data) => string> = {
  join_decided: ({ accepted, reason }) => (accepted === true ? 'accepted' : reason ? 'declinedBecause' : 'declined'),
  company_verification: ({ accepted, outcome }) => {
    if (outcome === 'revoked') return 'revoked';
    return accepted === true || outcome === 'approved' ? 'accepted' : 'declined';
  },
  team_handover: ({ role }) => (role ? 'withRole' : 'plain'),
};
/** Kinds that have several texts: `what` in the data names one, else it is the first. */
const severalFold: Record<string, readonly string[]> = {
  chat_closed: ['unanswered', 'declined', 'missed', 'withdrawn', 'suspended'],
  reply_due: ['one', 'many'],
  job_paused: ['paused', 'open'],
  team_chat: ['assigned', 'taken', 'moved', 'nudge', 'mention', 'cover', 'cover_message'],
};

/** Kind and data as words in the reader's language. A kind from a newer version of the program stays readable. */
export function presentNotice(t: Translate, kind: string, data: Data, language: string): PresentedNotice {
  if (kind === 'measure') return presentMeasure(t, data, language);
  const word = (name: string, fallback: string) => {
    const value = data[name];
    return typeof value === 'string' && value.trim() ? value : fallback;
  };
  const values = {
    name: word('name', t('notices.somebody')),
    company: word('company', t('notices.company')),
    job: word('job', word('job_title', t('notices.job'))),
    device: describeAgent(word('device', '')) || t('notices.device'),
    reason: [namedReason(t, data), word('reason', '')].filter(Boolean).join(' '),
    title: word('title', ''),
    text: word('text', ''),
    by: word('by', t('notices.somebody')),
    to: word('to', t('notices.somebody')),
    count: Number(data.count ?? 1),
  };
  const key = textOf(kind, data);
  return {
    title: t(`notices.${key}.title`, values) || values.title,
    text: t(`notices.${key}.text`, values) || values.text,
    path: paths[kind]?.(data) ?? null,
  };
}

/** A reason that was chosen from a list, in the reader's language. */
function namedReason(t: Translate, { reason_name }: Data): string {
  return typeof reason_name === 'string' ? t(`employer.verification.reasons.${reason_name}`) : '';
}

function textOf(kind: string, data: Data): string {
  const variant = variants[kind]?.(data);
  if (variant) return `${kind}.${variant}`;
  const texts = severalFold[kind];
  return texts ? `${kind}.${texts.find((name) => name === data.what) ?? texts[0]}` : kind;
}

function jobPath({ job_id }: Data): string {
  return Number.isSafeInteger(job_id) ? `/employer/jobs/${job_id}` : '/employer/jobs';
}

function chatPath({ conversation_id }: Data): string {
  return Number.isSafeInteger(conversation_id) ? `/chat/${conversation_id}` : '/chat';
}
