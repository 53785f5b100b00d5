import { useTranslation } from '#src/ui/translation.tsx';
import type { BoardColumn } from '../../pipeline.contract.ts';
import { isCore } from '../../pipeline-columns.ts';

/** Fixed columns have a name in every language, own ones the name that the team gave them. */
export function useColumnName(columns: readonly BoardColumn[]): (key: string) => string {
  const { t } = useTranslation();
  return (key) => {
    if (isCore(key)) return t(`pipeline.core.${key}`);
    return columns.find((column) => column.key === key)?.name ?? '';
  };
}
