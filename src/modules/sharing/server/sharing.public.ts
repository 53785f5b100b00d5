export { createRecordAnalysis, type RecordAnalysis } from './record-analysis.ts';
export { sharingModule } from './sharing.module.ts';
