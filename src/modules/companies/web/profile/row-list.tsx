import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface RowListProps {
  /** How many rows there are to begin with. */
  count: number;
  most: number;
  addLabel: string;
  removeLabel: (number: string) => string;
  onChange: () => void;
  /** The fields of a row; `at` is its place among the first rows, or undefined for a new one. */
  children: (row: { at: number | undefined; place: number; number: string }) => ReactNode;
}

/** Rows of fields that can be added and removed; what they hold stays in the fields themselves. */
export function RowList({ count, most, addLabel, removeLabel, onChange, children }: RowListProps) {
  const { language } = useTranslation();
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, at) => at));
  const nextKey = useRef(count);
  const add = () => {
    setKeys((now) => [...now, nextKey.current]);
    nextKey.current += 1;
    onChange();
  };
  return (
    <div className="grid gap-4">
      {keys.length > 0 ? (
        <ol className="grid gap-4">
          {keys.map((key, place) => {
            const number = new Intl.NumberFormat(language).format(place + 1);
            return (
              <li key={key} className="flex items-start gap-2 rounded-card border border-line bg-surface p-4">
                <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
                  {children({ at: key < count ? key : undefined, place, number })}
                </div>
                <IconButton
                  label={removeLabel(number)}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => {
                    setKeys((now) => now.filter((one) => one !== key));
                    onChange();
                  }}
                />
              </li>
            );
          })}
        </ol>
      ) : null}
      {keys.length < most ? (
        <div>
          <Button variant="secondary" size="sm" icon={<Plus aria-hidden className="size-4" />} onClick={add}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
