import type { SelectOption } from '#src/ui/controls/native-select.tsx';

interface Choice {
  id: number;
  name: string;
}

/** What the filters offer, and the names of what is chosen from lists that are too long to travel. */
export interface SearchLists {
  /** Open jobs that the search can be fitted to. */
  jobs: { id: number; title: string }[];
  arrangements: Choice[];
  languages: Choice[];
  countries: SelectOption[];
  /** Those that are chosen. */
  titles: Choice[];
  places: Choice[];
}

export function nameOf(choices: readonly Choice[], id: number): string {
  return choices.find((one) => one.id === id)?.name ?? String(id);
}
