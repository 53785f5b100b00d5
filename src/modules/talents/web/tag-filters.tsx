import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { suggestTitles } from '#src/modules/options/web/function-tree.ts';
import { loadPlaces } from '#src/modules/options/web/load-places.ts';
import { type ComboOption, TagField } from '#src/ui/controls/combobox.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FilterProps } from './filter-props.ts';
import { nameOf } from './search-lists.ts';
import { MOST_CHOICES, MOST_SKILLS } from './search-view.ts';

const MOST_SUGGESTED = 8;

/** What is looked up while it is typed: titles, skills, languages, cities. Without scripts the words find them too. */
export function TagFilters({ filters, lists, onChange }: FilterProps) {
  const { t } = useTranslation();
  // Names of what was picked here, until the page has brought them.
  const picked = useRef(new Map<string, string>());
  const suggestSkills = useSkills();
  const cities = useCities(filters.country_ids[0]);
  const values = (name: 'title_ids' | 'location_ids' | 'language_ids', known: { id: number; name: string }[]) =>
    filters[name].map((id) => ({ id, name: picked.current.get(`${name} ${id}`) ?? nameOf(known, id) }));
  const take = (name: 'title_ids' | 'location_ids' | 'language_ids') => (options: ComboOption[]) => {
    for (const { id, name: label } of options) picked.current.set(`${name} ${id}`, label);
    onChange({ ...filters, [name]: options.map(({ id }) => Number(id)) });
  };
  return (
    <div className="grid gap-5 [@media(scripting:none)]:hidden">
      <TagField
        label={t('candidates.filters.titles')}
        hint={t('candidates.filters.titlesHint')}
        placeholder={t('candidates.filters.titlesPlaceholder')}
        name="title_ids"
        suggest={suggestTitleOptions}
        values={values('title_ids', lists.titles)}
        onChange={take('title_ids')}
        limit={MOST_SKILLS}
      />
      <TagField
        label={t('candidates.filters.skills')}
        hint={t('candidates.filters.skillsHint')}
        placeholder={t('candidates.filters.skillsPlaceholder')}
        name="skills"
        suggest={suggestSkills}
        values={filters.skills.map((skill) => ({ id: skill, name: skill }))}
        onChange={(options) => onChange({ ...filters, skills: options.map(({ id }) => String(id)) })}
        limit={MOST_SKILLS}
      />
      <TagField
        label={t('candidates.filters.languages')}
        hint={t('candidates.filters.languagesHint')}
        placeholder={t('candidates.filters.languagesPlaceholder')}
        name="language_ids"
        options={lists.languages}
        values={values('language_ids', lists.languages)}
        onChange={take('language_ids')}
      />
      {cities.length > 0 || filters.location_ids.length > 0 ? (
        <TagField
          label={t('candidates.filters.places')}
          placeholder={t('candidates.filters.placesPlaceholder')}
          name="location_ids"
          options={cities}
          values={values('location_ids', lists.places)}
          onChange={take('location_ids')}
          limit={MOST_CHOICES}
        />
      ) : null}
    </div>
  );
}

async function suggestTitleOptions(text: string): Promise<ComboOption[]> {
  const found = await suggestTitles(text);
  return found.map(({ leaf, path }) => ({ id: leaf.id, name: leaf.name, description: path }));
}

/** What is typed itself comes first: people write skills that are on no list. */
function useSkills() {
  const all = useRef<Promise<string[]>>(undefined);
  return useCallback(async (text: string): Promise<ComboOption[]> => {
    const typed = text.trim().replaceAll(',', ' ').slice(0, 50);
    if (!typed) return [];
    all.current ??= api('GET /config/skill/lists', {}).then(
      (skills) => skills.map(({ value }) => value),
      () => [],
    );
    const wanted = typed.toLocaleLowerCase();
    const listed = (await all.current).filter(
      (name) => !name.includes(',') && name.toLocaleLowerCase().includes(wanted),
    );
    const isListed = listed.some((name) => name.toLocaleLowerCase() === wanted);
    const found = listed.toSorted((one, other) => one.length - other.length).slice(0, MOST_SUGGESTED);
    return [...(isListed ? [] : [typed]), ...found].map((name) => ({ id: name, name }));
  }, []);
}

/** The places of the chosen country. */
function useCities(countryId: number | undefined): ComboOption[] {
  const [cities, setCities] = useState<{ of: number; options: ComboOption[] }>();
  useEffect(() => {
    if (!countryId) return;
    let isCurrent = true;
    loadPlaces('id').then(
      (book) => {
        const places = book.dataOf(countryId).regions.flatMap((region) => region.places);
        if (isCurrent) setCities({ of: countryId, options: places.map(({ id, name }) => ({ id, name })) });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [countryId]);
  return cities && cities.of === countryId ? cities.options : [];
}
