import { Link } from '#src/ui/controls/link.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const SHOWN = 12;

interface Category {
  id: number;
  name: string;
  /** Of its results, below the language segment. */
  url: string;
}

/** The twelve main functions that people choose most. */
export function topCategories(functions: Record<string, unknown>[]): Category[] {
  return functions
    .toSorted((one, other) => Number(other.select_heat_value) - Number(one.select_heat_value))
    .slice(0, SHOWN)
    .map((main) => ({ id: Number(main.id), name: String(main.value), url: `/${main['seo-value']}-jobs` }));
}

export function HomeCategories({ categories }: { categories: Category[] }) {
  const { t, language } = useTranslation();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="home-categories" className="below py-8 sm:py-10">
      <SectionHeader id="home-categories" title={t('home.categories.title')} description={t('home.categories.text')} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {categories.map(({ id, name, url }) => (
          <li key={id}>
            <Link to={`/${language}${url}`} className="category-link icon-after icon-chevron-right">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
