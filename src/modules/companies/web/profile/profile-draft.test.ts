import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './profile-draft.ts';
import { differingNames, valuesIn } from './profile-values.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

it('COMP-02 keeps a draft per company; pictures that were never saved are left out once they are gone', () => {
  const values = {
    overview: ['We sail'],
    album: ['id:1', 'file:a'],
    album_url: ['/1', '/a'],
    album_caption: ['One', 'A'],
  };
  keepDraft(7, { values: { ...values, logo_file_id: ['b'] }, revision: 3, at: 0 });
  expect(readDraft(8, 1)).toBeUndefined();
  expect(readDraft(7, 3_600_000)?.values.album).toEqual(['id:1', 'file:a']);
  const late = readDraft(7, 24 * 3_600_000);
  expect(late?.values).toEqual({ overview: ['We sail'], album: ['id:1'], album_url: ['/1'], album_caption: ['One'] });
  forgetDraft(7);
  expect(readDraft(7, 1)).toBeUndefined();
});

it('COMP-02 tells which fields differ, whatever line ends a browser sends', () => {
  const form = new FormData();
  form.append('overview', 'One\r\nTwo');
  form.append('news_title', 'A');
  form.append('news_title', 'B');
  form.append('revision', '4');
  const values = valuesIn(form);
  expect(values).toEqual({ overview: ['One\r\nTwo'], news_title: ['A', 'B'] });
  expect(differingNames(values, { overview: ['One\nTwo'], news_title: ['A'], benefit_ids: [] })).toEqual([
    'news_title',
  ]);
});
