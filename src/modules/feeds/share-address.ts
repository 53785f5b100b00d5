interface SharedJob {
  id: number;
  updated_at: string;
}

interface SharedCompany {
  id: number;
  logo_url: string;
  open_job_count: number;
}

/** Where the picture of a job's link is. The address changes with the job, so that networks fetch the new one. */
export function jobPicture(language: string, { id, updated_at }: SharedJob): string {
  return `/media/share/job/${language}/${id}.png?v=${Date.parse(updated_at).toString(36)}`;
}

export function companyPicture(language: string, { id, logo_url, open_job_count }: SharedCompany): string {
  return `/media/share/company/${language}/${id}.png?v=${logo_url.split('=')[1]}-${open_job_count}`;
}
