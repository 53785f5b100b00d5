import { fileLimits } from '#src/modules/files/file-kinds.ts';

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const FILE_ENDINGS = /\.(pdf|docx?|xlsx?|pptx?|txt|csv|zip|png|jpe?g|webp)$/i;

export type UploadProblem = 'tooBig' | 'wrongType' | 'nothingInIt';

/** A picture too large for a preview still travels as a file. */
export function kindOf(file: { type: string; size: number }): 'chat_picture' | 'chat_file' {
  const isPicture = PICTURE_TYPES.includes(file.type) && file.size <= fileLimits.chat_picture;
  return isPicture ? 'chat_picture' : 'chat_file';
}

/** Saves an upload that the server would refuse; the server looks at the content itself. */
export function problemOf(file: { name: string; size: number }, endings = FILE_ENDINGS): UploadProblem | undefined {
  if (!endings.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'nothingInIt';
  return file.size > fileLimits.chat_file ? 'tooBig' : undefined;
}
