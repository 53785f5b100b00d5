import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { RequestFacts } from '#src/platform/context.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { filesEvents } from './files.events.ts';
import { filesLimits } from './files.limits.ts';
import { filesRoutes } from './files.routes.ts';
import { purgeFilesTask } from './files.tasks.ts';
import { listOwnFiles } from './list-own-files.ts';
import { scanFilesTask } from './scan-files.task.ts';
import { type MayRead, registerStoredFiles } from './serve-file.ts';

/** Uploads: kept, looked at, handed to those who may read them. */
export const filesModule = defineModule({
  name: 'files',
  limits: filesLimits,
  events: filesEvents,
  build: (services: Services) => {
    const { db, clock, log, storage, scanner, texts, resolveLocale, ask } = services;
    const explain = (request: RequestFacts, refusal: ErrorName) =>
      texts.describeError(new AppError(refusal), resolveLocale(request).language).message;
    const mayRead = {
      company_document: ask('files.mayRead.company_document'),
      chat_picture: either(ask('files.mayRead.chat_picture'), ask('files.mayRead.evidence')),
      chat_file: either(ask('files.mayRead.chat_file'), ask('files.mayRead.evidence')),
      resume: ask('files.mayRead.resume'),
      feedback: ask('files.mayRead.feedback'),
      video_resume: ask('files.mayRead.video_resume'),
    };
    return {
      answers: { 'accounts.findExportFiles': listOwnFiles },
      routes: [filesRoutes({ db, storage, scanner })],
      tasks: [purgeFilesTask(db, storage, clock), scanFilesTask(db, log, { storage, scanner })],
      registerFiles: (app) =>
        registerStoredFiles(app, { db, storage, resolveViewer: createResolveViewer(db, clock), mayRead, explain }),
    };
  },
});

/** Those who talk may read what was sent, and those who judge it. */
function either(one: MayRead, other: MayRead): MayRead {
  return async (...asked) => (await one(...asked)) || other(...asked);
}
