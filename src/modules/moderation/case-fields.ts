/** The words of a case that both sides of the wire know. */
export const caseKinds = ['report', 'flag', 'duplicate', 'appeal'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseSubjects = ['job', 'company', 'person'] as const;
export type CaseSubject = (typeof caseSubjects)[number];

export const caseViews = ['open', 'confirm', 'mine', 'closed'] as const;
export type CaseView = (typeof caseViews)[number];

export const caseActions = ['dismiss', 'warn', 'take_down', 'put_back', 'suspend', 'lift', 'grant', 'uphold'] as const;
export type CaseAction = (typeof caseActions)[number];

/** Why a measure is taken; each has a text in every language, for the person concerned. */
export const measureReasons = [
  'money',
  'scam',
  'fake_job',
  'impersonation',
  'harassment',
  'discrimination',
  'offensive',
  'privacy',
  'off_platform',
  'misleading',
  'spam',
  'illegal',
  'duplicate',
  'rules',
] as const;
export type MeasureReason = (typeof measureReasons)[number];

/** Measures against someone: they need a reason, are told, and can be appealed. */
export const measures: readonly CaseAction[] = ['warn', 'take_down', 'suspend'];

/** How long an urgent suspension holds before a second operator has confirmed it. */
export const HOLD_HOURS = 24;
/** An operator has a case to themselves for so long after the last touch. */
export const CLAIM_MINUTES = 30;

/** What a message in a chat can be. */
export const messageKinds = [
  'text',
  'picture',
  'file',
  'job_card',
  'resume',
  'contact',
  'interview',
  'offer',
  'system',
] as const;
export type MessageKind = (typeof messageKinds)[number];
