import { mount } from '#src/platform/http/routes.ts';
import { feedbackContract } from '../feedback.contract.ts';
import type { FeedbackParts } from './feedback.parts.ts';
import { getFeedback } from './get-feedback.ts';
import { createAnswerFeedback, noteFeedback, setFeedbackState } from './handle-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { createSendFeedback } from './send-feedback.ts';
import { createTakeAttachment } from './take-attachment.ts';

export function feedbackRoutes(parts: FeedbackParts) {
  return mount(feedbackContract, {
    'POST /api-go/user/feedback': createSendFeedback(parts),
    'POST /api-go/user/feedback/attachment': createTakeAttachment(parts),
    'GET /operator/feedback': listFeedback,
    'GET /operator/feedback/:id': getFeedback,
    'POST /operator/feedback/:id/answer': createAnswerFeedback(parts),
    'POST /operator/feedback/:id/note': noteFeedback,
    'POST /operator/feedback/:id/state': setFeedbackState,
  });
}
