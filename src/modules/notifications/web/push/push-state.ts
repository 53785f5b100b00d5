import type { AnswerOf, Api } from '#src/kernel/contract.ts';

export type PushState = AnswerOf<Api['GET /notification/push']>;
export type PushDevice = PushState['devices'][number];
