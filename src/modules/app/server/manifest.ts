import type { Translate } from '#src/kernel/translate.ts';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { contentTypes, fileRules } from '#src/modules/files/server/files.public.ts';
import type { Language } from '#src/modules/options/languages.ts';

const RESUMES = [...fileRules.resume.types.map((type) => contentTypes[type]), ...acceptOf('resume').split(',')];

/** The web app manifest (W3C) in one language. The id is the same in all of them: it is one app. */
export function writeManifest({ code, direction }: Language, t: Translate) {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, path: string) => ({
    name,
    url: `/${code}${path}`,
    icons: [icon('icon-192', 192, 'any')],
  });
  return {
    id: '/',
    name: `${t('shell.brand')} – ${t('shell.tagline')}`,
    short_name: t('shell.brand'),
    description: t('app.description'),
    lang: code,
    dir: direction,
    start_url: `/${code}?source=app`,
    scope: '/',
    display: 'standalone',
    background_color: '#f8fbf9',
    theme_color: '#f8fbf9',
    categories: ['business', 'productivity'],
    launch_handler: { client_mode: 'auto' },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('app.shortcuts.search'), '/job-search'),
      shortcut(t('app.shortcuts.chat'), '/chat'),
      shortcut(t('app.shortcuts.saved'), '/my-jobs'),
    ],
    share_target: {
      action: `/share-target?lang=${code}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'resume', accept: RESUMES }] },
    },
  };
}
