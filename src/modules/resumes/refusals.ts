/** Why a file gave nothing. */
export const refusals = ['protected', 'broken', 'scan', 'tooLarge', 'notAResume'] as const;
export type Refusal = (typeof refusals)[number];
