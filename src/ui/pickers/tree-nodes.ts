import type { PickId } from './selection-count.ts';
import { findMatch, holdsWords } from './text-match.ts';

export interface TreeLeaf {
  id: PickId;
  name: string;
  isHot?: boolean;
  /** How much there is of it, where that is known. */
  count?: number;
  /** Other words for it; they find it, and are not shown. */
  aliases?: readonly string[];
}

export interface TreeBranch {
  id: PickId;
  name: string;
  isHot?: boolean;
  leaves: readonly TreeLeaf[];
}

export interface TreeGroup {
  id: PickId;
  name: string;
  isHot?: boolean;
  branches: readonly TreeBranch[];
}

export interface TreeMatch {
  leaf: TreeLeaf;
  /** Where it stands, e.g. 'Sales › Retail'. */
  path?: string;
}

/** Leaves that contain the text: those that begin with it first, then its words apart, those found by another last. */
export function matchLeaves(groups: readonly TreeGroup[], query: string, limit = 60): TreeMatch[] {
  const ranked: { rank: number; match: TreeMatch }[] = [];
  for (const group of groups) {
    for (const branch of group.branches) {
      for (const leaf of branch.leaves) {
        const rank = rankOf(leaf, query);
        if (rank !== null) ranked.push({ rank, match: { leaf, path: `${group.name} › ${branch.name}` } });
      }
    }
  }
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ match }) => match);
}

function rankOf(leaf: TreeLeaf, query: string): number | null {
  const match = findMatch(leaf.name, query);
  if (match) return match.start === 0 ? 0 : 1;
  if (holdsWords(leaf.name, query)) return 2;
  return leaf.aliases?.some((alias) => findMatch(alias, query)) ? 3 : null;
}
