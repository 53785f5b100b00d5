import { mount } from '#src/platform/http/routes.ts';
import { aiContract } from '../ai.contract.ts';
import { translationContract } from '../translation.contract.ts';
import { acceptSummary, undoSummary } from './accept-summary.ts';
import type { AiParts } from './ai.parts.ts';
import { createRewriteSummary, createWriteSummary } from './career-summary.ts';
import { createChooseEngine, createGetStatus } from './get-status.ts';
import { createTranslateJob } from './translation/translate-job.ts';
import { createTranslateMessage } from './translation/translate-message.ts';
import { createWritePost } from './write-post.ts';
import { createWriteEntry } from './write-resume-entry.ts';

export function aiRoutes(parts: AiParts) {
  return mount(aiContract, {
    'GET /aicv/ai_writing/status': createGetStatus(parts),
    'PUT /aicv/ai_writing/engine': createChooseEngine(parts),
    'POST /aicv/ai_writing/career_summary': createWriteSummary(parts),
    'PUT /aicv/ai_writing/career_summary': createRewriteSummary(parts),
    'PATCH /aicv/ai_writing/career_summary': acceptSummary,
    'DELETE /aicv/ai_writing/career_summary': undoSummary,
    'POST /recruiters/ai_writing/job_post': createWritePost(parts),
    'POST /aicv/ai_writing/entry': createWriteEntry(parts),
  });
}

export function translationRoutes(parts: AiParts) {
  return mount(translationContract, {
    'POST /aicv/translation/job/:id': createTranslateJob(parts),
    'POST /aicv/translation/message/:id': createTranslateMessage(parts),
  });
}
