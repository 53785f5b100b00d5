import { mount } from '#src/platform/http/routes.ts';
import { coachContract } from '../coach.contract.ts';
import { createAskCoach } from './ask-coach.ts';
import type { CoachParts } from './coach.parts.ts';
import { createAnswerPractice } from './practice/answer-practice.ts';
import { createGetPractice, createListPracticeJobs, deletePractice } from './practice/read-practices.ts';
import { createStartPractice } from './practice/start-practice.ts';
import { createGetCoach, createGetConversation, deleteConversation } from './read-conversations.ts';

export function coachRoutes(parts: CoachParts) {
  return mount(coachContract, {
    'GET /coach': createGetCoach(parts),
    'GET /coach/conversations/:id': createGetConversation(parts),
    'DELETE /coach/conversations/:id': deleteConversation,
    'POST /coach/questions': createAskCoach(parts),
    'GET /coach/practice-jobs': createListPracticeJobs(parts),
    'POST /coach/practices': createStartPractice(parts),
    'GET /coach/practices/:id': createGetPractice(parts),
    'POST /coach/practices/:id/answers': createAnswerPractice(parts),
    'DELETE /coach/practices/:id': deletePractice,
  });
}
