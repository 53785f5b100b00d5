import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long although they are short, the longest first: begun last, they would keep one core busy while the
 * others have nothing left.
 */
const SLOW = [
  // Measures what it keeps by collecting the whole heap of its worker, which grows with every file before it.
  'src/modules/accounts/server/personal-data/large-export.test.ts',
  'test/hostile-input.test.ts',
  'src/modules/resumes/server/hostile-files.test.ts',
  'test/production-start.test.ts',
  'src/modules/headshots/server/outside-headshots.test.ts',
  'test/opensearch.test.ts',
  'test/start-up.test.ts',
  'test/all-cores.test.ts',
  'test/search/search-equals-brute-force.test.ts',
  'test/chat/model.test.ts',
  'src/modules/resumes/server/scans/read-scan.test.ts',
  'test/openapi.test.ts',
  'test/redis-outage.test.ts',
  'test/kills.test.ts',
  'test/odd-requests.test.ts',
  'test/resume-designs-read-back.test.ts',
  'src/modules/headshots/server/headshots.test.ts',
  'src/modules/headshots/server/vision/study-photo.test.ts',
  'src/modules/files/server/store-file.test.ts',
  'src/modules/resumes/server/import/read-import.test.ts',
  'src/modules/resumes/server/read-resume.test.ts',
  'scripts/backup/backup.test.ts',
  'test/linear-rules.test.ts',
  'test/database-outage.test.ts',
  'test/failover.test.ts',
  'test/pooler.test.ts',
  'test/offers/offer-steps.test.ts',
  'test/interviews/interview-model.test.ts',
  // Waits for a service that never answers.
  'src/platform/redis/connect-redis.test.ts',
  'e2e/resumes.e2e.ts',
  'e2e/overlays.e2e.ts',
  'e2e/settings.e2e.ts',
  'e2e/interviews.e2e.ts',
  'e2e/moderation.e2e.ts',
  'e2e/pipeline.e2e.ts',
  'e2e/applications.e2e.ts',
  'e2e/matching.e2e.ts',
  'e2e/offers.e2e.ts',
  'e2e/free-hours.e2e.ts',
];

/** Vitest knows how long a file took from earlier runs only; a fresh machine has had none. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? SLOW.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
