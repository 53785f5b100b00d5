import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerDesignPictures } from './design-pictures.ts';
import { registerResumeDownload } from './download-resume.ts';
import { Renderer } from './render/renderer.ts';
import { createResumeWriter } from './render-resume.ts';
import { resumeDesignsLimits } from './resume-designs.limits.ts';
import { resumeDesignsRoutes } from './resume-designs.routes.ts';
import { purgeOnlineResumesTask } from './resume-designs.tasks.ts';
import { registerTemplates } from './word/download-template.ts';
import { registerTemplatePictures } from './word/template-pictures.ts';

/** Resumes that are made here: designs, drafts, copies, PDF and Word, and free templates for Word. */
export const resumeDesignsModule = defineModule({
  name: 'resume-designs',
  limits: resumeDesignsLimits,
  build: ({ db, clock, storage, texts, namesIn, ask }: Services) => {
    const renderer = new Renderer();
    const writer = createResumeWriter({ renderer, texts, namesIn });
    const profileAsResume = createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') });
    return {
      routes: [resumeDesignsRoutes({ writer, storage, texts, profileAsResume })],
      tasks: [purgeOnlineResumesTask(db, clock)],
      registerFiles: (app) => {
        registerResumeDownload(app, {
          db,
          clock,
          storage,
          writer,
          namesIn,
          resolveViewer: createResolveViewer(db, clock),
        });
        registerDesignPictures(app, { writer, clock });
        registerTemplates(app, texts);
        registerTemplatePictures(app, { renderer, texts });
      },
      close: async () => renderer.close(),
    };
  },
});
