import { useTranslation } from '#src/ui/translation.tsx';
import { JobSection } from './landing/job-section.tsx';

interface HomeJobsProps {
  name: 'recommended' | 'latest' | 'popular' | 'remote' | 'web3' | 'urgent';
  more: string;
  jobs: Parameters<typeof JobSection>[0]['jobs'];
  count: number;
  isStacked?: boolean;
}

/** One list of jobs of the home page. */
export function HomeJobs({ name, isStacked = false, ...list }: HomeJobsProps) {
  const { t } = useTranslation();
  return (
    <JobSection
      {...list}
      id={`home-${name}`}
      title={t(`home.${name}.title`)}
      description={t(`home.${name}.text`)}
      page="home_page"
      subPage={name}
      layout={isStacked ? 'stack' : 'row'}
    />
  );
}
