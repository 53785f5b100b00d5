import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { ImageProvider } from './engines/image-provider.ts';
import type { Provider } from './engines/provider.ts';

/** What the verbs of this module need besides the request. */
export interface AiParts extends Pick<Services, 'db' | 'clock' | 'log' | 'texts' | 'namesIn'> {
  provider: Provider | undefined;
  /** Only its name matters here; portraits are made elsewhere. */
  images: Pick<ImageProvider, 'model'> | undefined;
  asResume: ProfileAsResume;
  /** The name of a job title. */
  titleIn(id: number, language: LanguageCode): string;
  /** Skills that are names (SQL, Python): a text may hold one only when it was given. */
  namedSkills: readonly string[];
  /** What employers offer, by its names in a language. */
  benefitsIn(language: LanguageCode): readonly string[];
}
