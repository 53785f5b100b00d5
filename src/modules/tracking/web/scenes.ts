/** Scene codes by page and section, spelled as the specification spells them ('defalut' included). */
const scenes: Record<string, string> = {
  'home_page:recommended': 'c_rec_default',
  'onsite_search_page:search': 'c_search_defalut',
  'remote_search_page:search': 'c_search_remote',
  'web3_search_page:search': 'c_search_web3',
  'job_detail:similar': 'c_rec_simi',
  'company_detail:hot_job': 'c_rec_company_hot_jobs',
};

/** Where in the product a list of jobs stands. */
export interface TrackedPlace {
  page: string;
  subPage: string;
  /** The job preference that a list of recommendations was made for. */
  preferenceId?: number | null;
}

export function sceneOf({ page, subPage }: TrackedPlace): string {
  return scenes[`${page}:${subPage}`] ?? '';
}
