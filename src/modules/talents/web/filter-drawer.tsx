import { useEffect, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Drawer } from '#src/ui/overlays/drawer.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterProps } from './filter-props.ts';
import { withoutFilters } from './search-view.ts';

interface FilterDrawerProps extends FilterProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters on a phone: nothing changes on the page until the button at the end is pressed. */
export default function FilterDrawer({ isOpen, onOpenChange, filters, lists, onChange }: FilterDrawerProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filters);
  useEffect(() => {
    if (isOpen) setDraft(filters);
  }, [isOpen, filters]);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('candidates.filters.title')}
      isFullHeight
      footer={
        <>
          <Button variant="secondary" onClick={() => setDraft(withoutFilters(draft))}>
            {t('candidates.filters.clear')}
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onChange(draft);
              onOpenChange(false);
            }}
          >
            {t('candidates.filters.show')}
          </Button>
        </>
      }
    >
      <div className="px-5 py-5">
        <FilterFields filters={draft} lists={lists} onChange={setDraft} />
      </div>
    </Drawer>
  );
}
