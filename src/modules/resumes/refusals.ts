/** Why a resume gave nothing. */
export const refusals = ['protected', 'broken', 'scan', 'tooLarge', 'notAResume'] as const;
/** Why what was brought along from elsewhere gave nothing. */
export const importRefusals = ['protected', 'broken', 'tooLarge', 'notJson', 'notJsonResume', 'notLinkedIn'] as const;
export type ResumeRefusal = (typeof refusals)[number];
export type ImportRefusal = (typeof importRefusals)[number];
export type Refusal = ResumeRefusal | ImportRefusal;
