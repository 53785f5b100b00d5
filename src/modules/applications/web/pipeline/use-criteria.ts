import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { CRITERIA, type Criterion, foldCriterion, isStandard } from '../../score-criteria.ts';
import type { JobCriteria } from '../../scorecards.contract.ts';
import { useCriterionName } from './use-criterion-name.ts';

/** A row of the list that is being edited: a standard criterion, or a name. */
export interface CriterionRow {
  row: number;
  key: Criterion | null;
  name: string;
}

let made = 0;

function toRow(key: Criterion | null, name: string): CriterionRow {
  made += 1;
  return { row: made, key, name };
}

/** The criteria of a job while someone names and orders them; nothing counts before it is saved. */
export function useCriteria(jobId: number, onSaved: () => void) {
  const { t } = useTranslation();
  const nameOf = useCriterionName();
  const [saved, setSaved] = useState<JobCriteria['criteria']>();
  const [rows, setRows] = useState<CriterionRow[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const read = () => api('GET /recruiters/jobs/:id/criteria', { id: jobId });
  const fail = (error: Error) => setProblem(error.message || t('inbox.failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    read().then(({ criteria }) => {
      setSaved(criteria);
      setRows(criteria.map(({ key, name }) => toRow(isStandard(key) ? key : null, name ?? '')));
    }, fail);
  }, [jobId]);

  const labelOf = ({ key, name }: CriterionRow) => (key ? nameOf({ key, name: null }) : name.trim());
  /** The first that has the name of an earlier one. */
  const doubled = rows.find((one, at) =>
    rows.slice(0, at).some((other) => labelOf(one) && foldCriterion(labelOf(one)) === foldCriterion(labelOf(other))),
  );
  const save = async () => {
    if (!saved || doubled || isBusy) return;
    setProblem('');
    setIsBusy(true);
    const criteria = rows
      .filter((one) => labelOf(one) !== '')
      .map(({ key, name }) => (key ? { key } : { name: name.trim() }));
    try {
      await api('PUT /recruiters/jobs/:id/criteria', { id: jobId, criteria, seen: saved.map(({ key }) => key) });
      showToast(t('pipeline.criteria.saved'));
      onSaved();
    } catch (error) {
      fail(error as Error);
      // A colleague may have been quicker: who saves again has seen theirs.
      await read().then((now) => setSaved(now.criteria), fail);
    }
    setIsBusy(false);
  };
  return {
    ...{ saved, rows, setRows, labelOf, doubled, problem, isBusy, save },
    isStandardNow: rows.map(({ key }) => key).join() === CRITERIA.join(),
    reset: () => setRows(CRITERIA.map((key) => toRow(key, ''))),
    add: (key: Criterion | null, name: string) => setRows([...rows, toRow(key, name)]),
  };
}
