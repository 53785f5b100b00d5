export { analysisModule } from './analysis.module.ts';
export { loadFinished } from './analysis.queries.ts';
export { isIssue } from './compare-reports.ts';
export { readMarket } from './read-market.ts';
export { tellsOutcome } from './tells-outcome.ts';
export { namesOfTitle } from './title-names.ts';
