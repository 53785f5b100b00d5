export { mayReadAttachment } from './feedback.policy.ts';
export { feedbackModule } from './feedback.routes.ts';
export { forgetFeedbackTask, forgetSender } from './feedback.tasks.ts';
