import { useRef, useState } from 'react';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ProposedItem } from '../../compare-reading.ts';
import { ReadField } from './read-field.tsx';
import { takeName } from './read-form.ts';
import { isTicked, useReview } from './review-context.ts';

interface ItemChoicesProps {
  items: ProposedItem[];
  /** How many more fit; more are offered and not ticked. */
  room?: number;
}

/** Skills or languages: a box each. */
export function ItemChoices({ items, room = Number.POSITIVE_INFINITY }: ItemChoicesProps) {
  const { t } = useTranslation();
  const { draft } = useReview();
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const count = () => setIsOver((list.current?.querySelectorAll('input:checked').length ?? 0) > room);
  const added = items.filter(({ change }) => change === 'added');
  const kept = items.filter(({ change }) => change === 'kept');
  return (
    <div className="grid gap-1">
      <ul ref={list} onChange={count} className="grid gap-x-4 sm:grid-cols-2">
        {added.map((item, at) => (
          <li key={item.path}>
            <ReadField path={`${item.path}.name`} lost={item.lost}>
              <Checkbox
                name={takeName(item.path)}
                value="yes"
                label={<bdi className="break-words">{item.name}</bdi>}
                defaultChecked={isTicked(draft, takeName(item.path), at < room)}
              />
            </ReadField>
          </li>
        ))}
      </ul>
      {isOver ? (
        <p role="alert" className="text-danger-ink text-sm">
          {t('profiles.own.skills.over')}
        </p>
      ) : null}
      {kept.length > 0 ? (
        <p className="text-ink-muted text-sm">
          {t('resumes.review.change.kept')}: <bdi>{kept.map(({ name }) => name).join(' · ')}</bdi>
        </p>
      ) : null}
    </div>
  );
}
