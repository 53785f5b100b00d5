/** What a company says about itself in one language; what its jobs say is in `work/`. */
export interface CompanyTexts {
  /** About a company; `{company}`, `{industry}`, `{city}`, `{year}` are filled in; at least 8. */
  overviews: string[];
  /** Culture and life at a company; at least 8. */
  cultures: string[];
}
