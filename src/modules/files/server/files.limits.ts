import type { LimitTable } from '#src/kernel/published.ts';
import { fileLimits, fileRefusals } from '../file-kinds.ts';

const MB = 1024 * 1024;

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const filesLimits = {
  fileResume: {
    group: 'files',
    side: 'talent',
    value: fileLimits.resume / MB,
    unit: 'megabyte',
    errors: [fileRefusals.resume.tooLarge],
  },
  fileImport: {
    group: 'files',
    side: 'talent',
    value: fileLimits.profile_import / MB,
    unit: 'megabyte',
    errors: [fileRefusals.profile_import.tooLarge],
  },
  fileVideo: {
    group: 'files',
    side: 'talent',
    value: fileLimits.video_resume / MB,
    unit: 'megabyte',
    errors: [fileRefusals.video_resume.tooLarge],
  },
  fileAvatar: {
    group: 'files',
    side: 'both',
    value: fileLimits.avatar / MB,
    unit: 'megabyte',
    errors: [fileRefusals.avatar.tooLarge],
  },
  fileHeadshot: {
    group: 'files',
    side: 'both',
    value: fileLimits.headshot / MB,
    unit: 'megabyte',
    errors: [fileRefusals.headshot.tooLarge],
  },
  fileChatPicture: {
    group: 'files',
    side: 'both',
    value: fileLimits.chat_picture / MB,
    unit: 'megabyte',
    errors: [fileRefusals.chat_picture.tooLarge],
  },
  fileChat: {
    group: 'files',
    side: 'both',
    value: fileLimits.chat_file / MB,
    unit: 'megabyte',
    errors: [fileRefusals.chat_file.tooLarge],
  },
  fileFeedback: {
    group: 'files',
    side: 'both',
    value: fileLimits.feedback / MB,
    unit: 'megabyte',
    errors: [fileRefusals.feedback.tooLarge],
  },
  fileLicense: {
    group: 'files',
    side: 'both',
    value: fileLimits.licence / MB,
    unit: 'megabyte',
    errors: [fileRefusals.licence.tooLarge],
  },
  fileCompanyDocument: {
    group: 'files',
    side: 'employer',
    value: fileLimits.company_document / MB,
    unit: 'megabyte',
    errors: [fileRefusals.company_document.tooLarge],
  },
  fileCompanyLogo: {
    group: 'files',
    side: 'employer',
    value: fileLimits.company_logo / MB,
    unit: 'megabyte',
    errors: [fileRefusals.company_logo.tooLarge],
  },
  fileCompanyPhoto: {
    group: 'files',
    side: 'employer',
    value: fileLimits.company_photo / MB,
    unit: 'megabyte',
    errors: [fileRefusals.company_photo.tooLarge],
  },
} as const satisfies LimitTable;
