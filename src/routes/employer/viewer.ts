import { redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import type { PageServices } from '#src/page-services.ts';

const SIGNED_OUT = new Set([401, 403]);

/** Whoever is signed in, or null for a visitor. */
export async function findViewer(services: PageServices) {
  try {
    return await services.api('GET /jobseeker/me', {});
  } catch (error) {
    if (isRefusal(error) && SIGNED_OUT.has(error.status)) return null;
    throw error;
  }
}

/** The way in for someone who wants to hire, and back to `path` afterwards. */
export function signInHref(language: string, path: string): string {
  return `/${language}/get-started?role=recruiter&redirect=${encodeURIComponent(path)}`;
}

/** Changes the side one acts on. The other site is loaded anew: everything on it is about someone else. */
export async function switchRole(services: PageServices, role: 'talent' | 'recruiter', to: string) {
  await services.api('POST /authentication/switch-role', { role });
  return redirect(to);
}
