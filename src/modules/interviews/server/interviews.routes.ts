import type { SendParts } from '#src/modules/chat/server/chat.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { interviewsContract } from '../interviews.contract.ts';
import { createAccept } from './accept.ts';
import { createBook } from './book.ts';
import { createCancel } from './cancel.ts';
import { createCheckIn } from './check-in.ts';
import { createDecline } from './decline.ts';
import { getFreeHours } from './free-hours/get-free-hours.ts';
import { listSlots } from './free-hours/list-slots.ts';
import { saveFreeHours } from './free-hours/save-free-hours.ts';
import { getInterview } from './get-interview.ts';
import { getRedDot } from './get-red-dot.ts';
import { createGiveResult } from './give-result.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { createInvite } from './invite.ts';
import { listCalendar } from './list-calendar.ts';
import { listInterviews } from './list-interviews.ts';
import { lookAtInterviews } from './look-at-interviews.ts';
import { createMarkAttendance } from './mark-attendance.ts';
import { createModify } from './modify.ts';
import { createReportIssue } from './report-issue.ts';
import { createRequestResult } from './request-result.ts';
import { createSuggestTimes } from './suggest-times.ts';

export function interviewsRoutes(parts: InterviewsParts & SendParts) {
  return mount(interviewsContract, {
    'POST /interviews': createInvite(parts),
    'GET /interviews': listInterviews,
    'GET /interviews/calendar': listCalendar,
    'GET /interviews/free-hours': getFreeHours,
    'PUT /interviews/free-hours': saveFreeHours,
    'GET /interviews/:id': getInterview,
    'GET /interviews/:id/slots': listSlots,
    'POST /interviews/:id/book': createBook(parts),
    'GET /api-go/interview/red_dot': getRedDot,
    'POST /interviews/looked': lookAtInterviews,
    'POST /interviews/:id/accept': createAccept(parts),
    'POST /interviews/:id/decline': createDecline(parts),
    'POST /interviews/:id/suggest': createSuggestTimes(parts),
    'POST /interviews/:id/cancel': createCancel(parts),
    'PUT /interviews/:id': createModify(parts),
    'POST /interviews/:id/check-in': createCheckIn(parts),
    'POST /interviews/:id/issue': createReportIssue(parts),
    'POST /interviews/:id/attendance': createMarkAttendance(parts),
    'POST /interviews/:id/request-result': createRequestResult(parts),
    'POST /interviews/:id/result': createGiveResult(parts),
  });
}
