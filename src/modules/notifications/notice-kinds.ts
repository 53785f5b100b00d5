/** The ways a message can reach someone. Push is the browser's own notice while a page of the site is open. */
export const channels = ['in_app', 'email', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

interface KindRule {
  /** On unless someone turns it off. */
  byDefault: readonly Channel[];
  /** Cannot be turned off: the account's safety or a duty of ours depends on it. */
  forced?: readonly Channel[];
  /** Whom it concerns; without it everyone. */
  role?: 'recruiter';
}

/** Every kind of news, in the order of the settings page. */
export const noticeKinds = {
  chat_message: { byDefault: ['in_app', 'email', 'push'] },
  chat_exchange: { byDefault: ['in_app', 'email', 'push'] },
  chat_closed: { byDefault: ['in_app', 'email', 'push'] },
  job_changed: { byDefault: ['in_app', 'email', 'push'] },
  reply_due: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  team_chat: { byDefault: ['in_app', 'email', 'push'], role: 'recruiter' },
  job_alert: { byDefault: ['email'] },
  join_request: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  join_decided: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  company_verification: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  invitation_accepted: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  team_handover: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  company_coordinator: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  job_paused: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  job_reconfirm: { byDefault: ['in_app', 'email'], role: 'recruiter' },
  sign_in_new_device: { byDefault: ['in_app', 'email'], forced: ['in_app', 'email'] },
  report_answered: { byDefault: ['in_app', 'email'] },
  measure: { byDefault: ['in_app', 'email'], forced: ['in_app', 'email'] },
  system: { byDefault: ['in_app', 'email'], forced: ['in_app'] },
} as const satisfies Record<string, KindRule>;

export type NoticeKind = keyof typeof noticeKinds;
export const kindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

export function ruleOf(kind: NoticeKind): KindRule {
  return noticeKinds[kind];
}

export function isForced(kind: NoticeKind, channel: Channel): boolean {
  return ruleOf(kind).forced?.includes(channel) ?? false;
}

/** Whether a channel is on for a kind, given what its reader has changed. */
export function isChannelOn(kind: NoticeKind, channel: Channel, chosen: boolean | undefined): boolean {
  return isForced(kind, channel) || (chosen ?? ruleOf(kind).byDefault.includes(channel));
}
