import type { Translate } from '#src/kernel/translate.ts';
import { describeAgent } from '#src/modules/accounts/describe-agent.ts';

export interface PresentedNotice {
  title: string;
  text: string;
  path: string | null;
}

type Data = Record<string, unknown>;

/** Where each kind leads, below the language segment. */
const paths: Record<string, (data: Data) => string | null> = {
  chat_message: chatPath,
  chat_exchange: chatPath,
  team_chat: ({ conversation_id }) =>
    Number.isSafeInteger(conversation_id) ? `/employer/inbox/${conversation_id}` : '/employer/inbox?scope=company',
  join_request: () => '/employer/team',
  join_decided: () => '/employer',
  company_coordinator: () => '/employer/team',
  company_verification: () => '/employer/company',
  job_paused: jobPath,
  job_reconfirm: jobPath,
  sign_in_new_device: () => '/settings/security',
  system: ({ path }) => (typeof path === 'string' && /^\/[\w/?=&-]*$/.test(path) ? path : null),
};

/** Kinds whose news is good or bad: `accepted` in the data decides. */
const twoSided = new Set(['join_decided', 'company_verification']);

/** Kind and data as words in the reader's language. A kind from a newer version of the program stays readable. */
export function presentNotice(t: Translate, kind: string, data: Data): PresentedNotice {
  const word = (name: string, fallback: string) => {
    const value = data[name];
    return typeof value === 'string' && value.trim() ? value : fallback;
  };
  const values = {
    name: word('name', t('notices.somebody')),
    company: word('company', t('notices.company')),
    job: word('job', t('notices.job')),
    device: describeAgent(word('device', '')) || t('notices.device'),
    reason: word('reason', ''),
    title: word('title', ''),
    text: word('text', ''),
    by: word('by', t('notices.somebody')),
    to: word('to', t('notices.somebody')),
  };
  const key = keyOf(kind, data);
  return {
    title: t(`notices.${key}.title`, values) || values.title,
    text: t(`notices.${key}.text`, values) || values.text,
    path: paths[kind]?.(data) ?? null,
  };
}

/** The texts of kinds with several faces stand one level deeper. */
function keyOf(kind: string, { accepted, event }: Data): string {
  if (twoSided.has(kind)) return `${kind}.${accepted === true ? 'accepted' : 'declined'}`;
  return typeof event === 'string' ? `${kind}.${event}` : kind;
}

function jobPath({ job_id }: Data): string {
  return Number.isSafeInteger(job_id) ? `/employer/jobs/${job_id}` : '/employer/jobs';
}

function chatPath({ conversation_id }: Data): string {
  return Number.isSafeInteger(conversation_id) ? `/chat/${conversation_id}` : '/chat';
}
