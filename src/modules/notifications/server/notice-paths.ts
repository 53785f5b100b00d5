type Data = Record<string, unknown>;

/** Whom a notice is for. */
export interface Reader {
  language: string;
  /** Someone who hires: the pages of their own account stand inside the employer site. */
  isEmployer: boolean;
}

/** Where each kind leads, below the language segment. */
const paths: Record<string, (data: Data, reader: Reader) => string | null> = {
  chat_message: chatPath,
  chat_exchange: chatPath,
  chat_closed: chatPath,
  job_changed: chatPath,
  reply_due: ({ conversation_id }) => conversationPath('boss', conversation_id),
  team_chat: ({ conversation_id }) =>
    isId(conversation_id) ? conversationPath('boss', conversation_id) : '/employer/inbox?scope=company',
  join_request: () => '/employer/team',
  join_decided: () => '/employer/welcome',
  invitation_accepted: () => '/employer/team',
  team_handover: () => '/employer/jobs',
  company_coordinator: () => '/employer/team',
  company_verification: () => '/employer/verification',
  job_paused: jobPath,
  job_reconfirm: jobPath,
  sign_in_new_device: (_data, { isEmployer }) => (isEmployer ? '/employer/settings/security' : '/settings/security'),
  system: ({ path }) => (typeof path === 'string' && /^\/[\w/?=&-]*$/.test(path) ? path : null),
};

/** The one place that decides what a line of the centre, an e-mail or a browser's notice opens. */
export function noticePath(kind: string, data: Data, reader: Reader): string | null {
  return paths[kind]?.(data, reader) ?? null;
}

/** A conversation in the site of the side that its reader has in it: the same person may hire here and look there. */
export function conversationPath(side: 'talent' | 'boss', id?: unknown): string {
  const inbox = side === 'boss' ? '/employer/inbox' : '/chat';
  return isId(id) ? `${inbox}/${id}` : inbox;
}

/** `side` of the data is the reader's own. */
function chatPath({ side, conversation_id }: Data): string {
  return conversationPath(side === 'boss' ? 'boss' : 'talent', conversation_id);
}

function jobPath({ job_id }: Data): string {
  return isId(job_id) ? `/employer/jobs/${job_id}` : '/employer/jobs';
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
