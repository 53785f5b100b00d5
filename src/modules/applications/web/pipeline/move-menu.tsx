import type { RefObject } from 'react';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Applicant } from '../../pipeline.contract.ts';
import { CORE_OF, isCore } from '../../pipeline-columns.ts';
import type { Desk } from './use-desk.ts';

interface MoveMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  applicant: Applicant;
  desk: Desk;
}

/** Where a card can go: the same as by dragging, for keyboards and fingers. */
export default function MoveMenu({ applicant, desk, ...overlay }: MoveMenuProps) {
  const { t } = useTranslation();
  const core = CORE_OF[applicant.decision?.stage ?? applicant.stage];
  const isReachable = (key: string) => !isCore(key) || key === 'shortlisted' || key === 'not_suitable' || key === core;
  const entries = desk.columns
    .filter(({ key }) => key !== applicant.column && isReachable(key))
    .map(({ key }) => ({
      id: key,
      label: desk.columnName(key),
      onAction: () => desk.moves.moveTo([applicant], key),
    }));
  return (
    <Menu
      {...overlay}
      label={t('pipeline.card.move', { name: applicant.name })}
      groups={[{ id: 'columns', heading: t('pipeline.moveTo'), entries }]}
    />
  );
}
