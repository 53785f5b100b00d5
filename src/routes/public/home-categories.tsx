import { Link } from '#src/ui/controls/link.tsx';
import { ForwardChevron } from '#src/ui/layout/direction-icon.tsx';
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
    <section aria-labelledby="home-categories" className="py-8 sm:py-10">
      <SectionHeader id="home-categories" title={t('home.categories.title')} description={t('home.categories.text')} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {categories.map(({ id, name, url }) => (
          <li key={id}>
            <Link
              to={`/${language}${url}`}
              className="group flex h-full min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2 font-semibold text-ink no-underline transition-colors hover:border-line-firm hover:text-accent-ink max-sm:text-sm"
            >
              <span className="line-clamp-2 min-w-0 hyphens-auto">{name}</span>
              <ForwardChevron className="size-5 text-ink-faint group-hover:text-accent-ink max-sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
