import { writeKept } from '#src/browser/kept-data.ts';
import { FILE_KEY, type KeptFile, SHARED_FILE } from '#src/modules/resumes/shared-file.ts';

/**
 * A resume that another app shares. It is kept in the browser, so that who has to sign in first finds it waiting, and
 * uploaded by the profile page like any other file.
 */
export async function takeShared(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const file = (await request.formData()).get('resume');
  if (file instanceof File) {
    await writeKept(SHARED_FILE, FILE_KEY, { file, at: Date.now() } satisfies KeptFile);
  }
  const language = searchParams.get('lang') ?? 'en';
  return Response.redirect(`/${encodeURIComponent(language)}/manage-profile?shared=1#resumes`, 303);
}
