import { api } from '#src/browser-api.ts';
import type { TreeGroup, TreeMatch } from '#src/ui/tree-nodes.ts';
import { optionEntries } from './option-entries.ts';

/** Stands for any title that is on no list; it is never a result. */
const CUSTOM_TITLE = 881;
const HOT_PLACES = 4;

interface FunctionEntry {
  id: number;
  value: string;
  'seo-value': string;
  select_heat_value: number;
  sub_function_list: { id: number; value: string; job_titles: { id: number; value: string }[] }[];
}

let tree: Promise<TreeGroup[]> | undefined;

/** All functions with their sub-functions and titles, the most sought first. Asked for once. */
export function loadFunctionTree(): Promise<TreeGroup[]> {
  tree ??= api('GET /config/:name/list', { name: 'main_job_function_lists' }).then(
    ({ main_job_function_lists: list = [] }) => toTree(optionEntries<FunctionEntry>(list)),
    (error) => {
      tree = undefined;
      throw error;
    },
  );
  return tree;
}

/** The first four functions by popularity are hot; 'others' and the custom title stay out of sight. */
export function toTree(entries: readonly FunctionEntry[]): TreeGroup[] {
  return entries
    .filter((main) => main['seo-value'] !== 'others')
    .toSorted((one, other) => other.select_heat_value - one.select_heat_value)
    .map((main, at) => ({
      id: main.id,
      name: main.value,
      isHot: at < HOT_PLACES,
      branches: main.sub_function_list.map((sub) => ({
        id: sub.id,
        name: sub.value,
        leaves: sub.job_titles
          .filter(({ id }) => titleId(id) !== CUSTOM_TITLE)
          .map(({ id, value }) => ({ id, name: value })),
      })),
    }));
}

/** 'custom-881', as a picker may name an added title, is 881. */
export function titleId(id: number | string): number {
  return Number(String(id).replace(/^custom-/, ''));
}

/** Titles that the server finds when no name here contains the text. */
export async function suggestTitles(text: string): Promise<TreeMatch[]> {
  const { job_titles } = await api('GET /config/search/job-title-lists', { query: text, size: 5 });
  return job_titles
    .filter(({ id }) => id !== CUSTOM_TITLE)
    .map(({ id, value, main_function, sub_function }) => ({
      leaf: { id, name: value },
      path: `${main_function} › ${sub_function}`,
    }));
}
