import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface SearchFormProps {
  scope: 'local' | 'remote' | 'web3';
  size?: 'hero' | 'bar';
}

const results = { local: '/job-search', remote: '/remote-job/job-search', web3: '/web3-jobs/job-search' };

/** One field and one button, as plain as HTML. */
export function SearchForm({ scope, size = 'hero' }: SearchFormProps) {
  const { t, language } = useTranslation();
  return (
    <Form role="search" action={`/${language}${results[scope]}`} className="flex w-full gap-2">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">{t('ui.search.label')}</span>
        <Search aria-hidden className="-translate-y-1/2 absolute start-3.5 top-1/2 size-5 text-ink-muted" />
        <input
          type="search"
          name="query"
          maxLength={200}
          placeholder={t('ui.search.placeholder')}
          className="block min-h-13 w-full rounded-control border border-line-firm bg-surface ps-11 pe-3 text-base text-ink placeholder:text-ink-faint"
        />
      </label>
      <Button type="submit" size={size === 'hero' ? 'lg' : 'md'}>
        {t('ui.search.button')}
      </Button>
    </Form>
  );
}
