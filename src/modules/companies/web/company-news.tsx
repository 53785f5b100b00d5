import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyDetail } from '../companies.contract.ts';
import { longDate } from './company-figures.ts';
import { safeWebsite } from './safe-website.ts';

interface CompanyNewsProps {
  news: CompanyDetail['news'];
  /** The language the company writes in. */
  language: string;
}

export function CompanyNews({ news, language: written }: CompanyNewsProps) {
  const { language } = useTranslation();
  return (
    <ul className="grid gap-4">
      {news.map(({ title, url, published_on }) => {
        const link = safeWebsite(url);
        return (
          <li key={`${published_on}-${title}`} className="grid gap-0.5">
            <time dateTime={published_on} className="text-ink-muted text-sm">
              {longDate(published_on, language)}
            </time>
            <span className="text-ink">
              {/* In its own direction, at the side of the page where lines begin. */}
              <bdi lang={written}>{link ? <ExternalTextLink href={link.href}>{title}</ExternalTextLink> : title}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
