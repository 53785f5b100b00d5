/** What an operator looks at before a company is verified; all of it, or it is not approved. */
export const verificationChecks = ['name', 'number', 'address', 'validity', 'authority'] as const;

/** Reasons that are given again and again: kept by name, so that everyone reads them in their own language. */
export const decisionReasons = {
  approve: ['all_checked'],
  reject: [
    'name_mismatch',
    'number_not_found',
    'number_taken',
    'document_outdated',
    'document_unreadable',
    'not_authorised',
  ],
  revoke: ['number_taken', 'struck_off', 'false_documents', 'not_authorised'],
} as const;

export const reasonNames = [
  ...decisionReasons.approve,
  ...decisionReasons.reject,
  'struck_off',
  'false_documents',
] as const;
export type ReasonName = (typeof reasonNames)[number];
