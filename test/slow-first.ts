import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long although they are short: begun last, they would keep one core busy while the others have nothing left. */
const SLOW = [
  'test/start-up.test.ts',
  'src/modules/resumes/server/hostile-files.test.ts',
  'test/search/search-equals-brute-force.test.ts',
  'test/chat/model.test.ts',
  'test/hostile-input.test.ts',
  'test/linear-rules.test.ts',
  'test/odd-requests.test.ts',
  'src/modules/resumes/server/read-resume.test.ts',
  'test/production-start.test.ts',
  'test/resume-designs-read-back.test.ts',
  'test/redis-outage.test.ts',
  'test/openapi.test.ts',
  'e2e/overlays.e2e.ts',
  'e2e/settings.e2e.ts',
];

/** Vitest knows how long a file took from earlier runs only; a fresh machine has had none. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(`/${file}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
