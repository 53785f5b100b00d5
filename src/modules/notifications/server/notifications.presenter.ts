import type { Translate } from '#src/kernel/translate.ts';
import { describeAgent } from '#src/modules/accounts/describe-agent.ts';
import { noticePath, type Reader } from './notice-paths.ts';
import { type PresentedNotice, presentMeasure } from './present-measure.ts';

type Data = Record<string, unknown>;

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
  job_changed: ['closed', 'on_hold'],
  reply_due: ['one', 'many'],
  job_paused: ['paused', 'open'],
  team_chat: ['assigned', 'taken', 'moved', 'nudge', 'mention', 'cover', 'cover_message'],
};

/** Kind and data as words in the reader's language. A kind from a newer version of the program stays readable. */
export function presentNotice(t: Translate, kind: string, data: Data, reader: Reader): PresentedNotice {
  if (kind === 'measure') return presentMeasure(t, data, reader.language);
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
    path: noticePath(kind, data, reader),
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
