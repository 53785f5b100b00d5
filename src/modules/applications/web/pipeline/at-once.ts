import type { AnswerOf, InputOf } from '#src/kernel/contract.ts';
import type { pipelineContract } from '../../pipeline.contract.ts';

type Endpoint = (typeof pipelineContract)['POST /job-applications/at-once'];

/** A step for many at once, without whom. */
export type AtOnce = Omit<InputOf<Endpoint>, 'ids'>;
export type AtOnceResult = AnswerOf<Endpoint>['results'][number];
