import { isCore } from '../../pipeline-columns.ts';

export const STATES = ['all', 'unread', 'overdue'] as const;

/** What the address of a board says. */
export interface PipelineView {
  view: 'board' | 'table';
  state: (typeof STATES)[number];
  words: string;
  /** Of a table. */
  column: string;
}

const LONGEST_WORDS = 100;

export function readPipelineView(search: URLSearchParams): PipelineView {
  const column = search.get('column') ?? '';
  return {
    view: search.get('view') === 'table' ? 'table' : 'board',
    state: STATES.find((state) => state === search.get('state')) ?? 'all',
    words: (search.get('words') ?? '').trim().slice(0, LONGEST_WORDS),
    column: isCore(column) || /^own-\d{1,15}$/.test(column) ? column : '',
  };
}

/** The address of the same board with something changed; what is usual is left out. */
export function pipelineHref(view: PipelineView, change: Partial<PipelineView> = {}): string {
  const { view: shape, state, words, column } = { ...view, ...change };
  const query = new URLSearchParams({
    ...(shape === 'table' && { view: 'table' }),
    ...(state !== 'all' && { state }),
    ...(words && { words }),
    ...(column && shape === 'table' && { column }),
  });
  return `?${query}`;
}

/** So many of a column come at first; more are asked for. */
export const FIRST_IN_COLUMN = 20;
export const FIRST_IN_TABLE = 50;
export const MOST_AT_A_TIME = 100;

/** What a list is asked for by; a table is one list of all columns. */
export function listFilter({ view, state, words, column }: PipelineView, key: string) {
  const of = view === 'table' ? column : key;
  return { state, ...(words && { words }), ...(of && { column: of }) };
}
