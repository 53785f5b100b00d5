/** Why a resume gave nothing. */
export const refusals = ['protected', 'broken', 'scan', 'tooLarge', 'notAResume'] as const;
/** Why what was brought along from elsewhere gave nothing. */
export const importRefusals = ['protected', 'broken', 'tooLarge', 'notJson', 'notJsonResume', 'notLinkedIn'] as const;
/** Why a scan that was read as a picture gave nothing; it is a scan all the same. */
export const scanRefusals = ['unclearScan', 'slowScan'] as const;
export type ResumeRefusal = (typeof refusals)[number];
export type ImportRefusal = (typeof importRefusals)[number];
export type ScanRefusal = (typeof scanRefusals)[number];
export type Refusal = ResumeRefusal | ImportRefusal | ScanRefusal;
