export { createRecordAnalysis, type RecordAnalysis } from './record-analysis.ts';
export { createRecordProfile, type RecordProfile } from './record-profile.ts';
export { sharingModule } from './sharing.module.ts';
