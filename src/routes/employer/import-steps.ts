import type { ImportStatus } from '#src/modules/job-imports/job-imports.contract.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** The steps of an import by name. */
export function useImportSteps() {
  const { t } = useTranslation();
  const steps = (['source', 'columns', 'drafts', 'report'] as const).map((step) => t(`imports.steps.${step}`));
  return { steps, label: t('imports.steps.label') };
}

/** Where an import stands. */
export const stepOf: Record<ImportStatus, number> = {
  reading: 0,
  failed: 0,
  mapping: 1,
  running: 2,
  publishing: 3,
  done: 3,
};
