export { recordAction } from './audit-log.ts';
export { createFileReport } from './file-report.ts';
export { moderationModule } from './moderation.routes.ts';
export { addOperator, listOperators, OperatorProblem, removeOperator } from './operators.ts';
