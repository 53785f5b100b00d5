import { useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { type Suggest, useSuggestions } from '../controls/use-suggestions.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { RowCount } from '../layout/row-count.tsx';
import { rowStyle } from '../overlays/overlay-style.ts';
import { useTranslation } from '../translation.tsx';
import { Highlight } from './highlight.tsx';
import { HotLabel } from './hot-label.tsx';
import { matchLeaves, type TreeGroup, type TreeLeaf, type TreeMatch } from './tree-nodes.ts';

interface TreeMatchesProps {
  groups: readonly TreeGroup[];
  query: string;
  onPick: (leaf: TreeLeaf) => void;
  onAdd?: (text: string) => void;
  suggest?: Suggest<TreeMatch>;
}

/** What the typed text finds here; else what the server finds; else the offer to add it. */
export function TreeMatches({ groups, query, onPick, onAdd, suggest }: TreeMatchesProps) {
  const { t } = useTranslation();
  const local = useMemo(() => matchLeaves(groups, query), [groups, query]);
  const asked = useSuggestions(query, local.length === 0 ? suggest : undefined);
  const matches = local.length > 0 ? local : asked.isLoading ? [] : asked.items;

  return (
    <div className="min-h-0 flex-1 md:max-h-75 md:overflow-y-auto">
      <div role="status" className="empty:hidden">
        {matches.length > 0 ? null : asked.isLoading ? (
          <p className="p-4">
            <Spinner isAnnounced />
          </p>
        ) : (
          <p className="p-4 text-ink-muted">
            <NoMatch query={query} onAdd={onAdd} />
          </p>
        )}
      </div>
      <ListBox
        aria-label={t('ui.results')}
        items={matches.map((match) => ({ ...match, id: match.leaf.id }))}
        dependencies={[query]}
        onAction={(key) => {
          const match = matches.find(({ leaf }) => leaf.id === key);
          if (match) onPick(match.leaf);
        }}
        className="p-1.5 outline-none empty:hidden data-empty:hidden"
      >
        {({ leaf, path }) => (
          <ListBoxItem id={leaf.id} textValue={leaf.name} className={rowStyle}>
            <span className="min-w-0 flex-1">
              <span className="block">
                <Highlight text={leaf.name} query={query} />
              </span>
              {path ? <span className="block truncate text-ink-muted text-sm">{path}</span> : null}
            </span>
            {leaf.isHot ? <HotLabel /> : null}
            <RowCount count={leaf.count} />
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

/** The text has the button in its middle, and each language puts it elsewhere. */
function NoMatch({ query, onAdd }: { query: string; onAdd?: (text: string) => void }) {
  const { t } = useTranslation();
  if (!onAdd) return <>{t('ui.treePicker.none')}</>;
  const slot = '\u0000';
  const [before, after] = t('ui.treePicker.noMatch', { add: slot }).split(slot);
  return (
    <>
      {before}
      <button
        type="button"
        onClick={() => onAdd(query.trim())}
        className="-my-2 min-h-11 rounded-sm font-semibold text-accent-ink underline underline-offset-4"
      >
        {t('ui.treePicker.add')}
      </button>
      {after}
    </>
  );
}
