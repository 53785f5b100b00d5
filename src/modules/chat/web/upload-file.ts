/** What the server says about a stored file. */
export interface UploadedFile {
  id: string;
  url: string;
  name: string;
  size: number;
  content_type: string;
}

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
export const LARGEST_PICTURE = 5 * 1024 * 1024;
export const LARGEST_FILE = 30 * 1024 * 1024;
const FILE_ENDINGS = /\.(pdf|docx?|xlsx?|pptx?|txt|csv|zip|png|jpe?g|webp)$/i;

export type UploadKind = 'chat_picture' | 'chat_file' | 'resume';
export type UploadProblem = 'tooBig' | 'wrongType';

/** A picture too large for a preview still travels as a file. */
export function kindOf(file: { type: string; size: number }): UploadKind {
  return PICTURE_TYPES.includes(file.type) && file.size <= LARGEST_PICTURE ? 'chat_picture' : 'chat_file';
}

/** Saves an upload that the server would refuse; the server looks at the content itself. */
export function problemOf(file: { name: string; size: number }): UploadProblem | undefined {
  if (!FILE_ENDINGS.test(file.name)) return 'wrongType';
  return file.size > LARGEST_FILE ? 'tooBig' : undefined;
}

export interface Upload {
  done: Promise<UploadedFile>;
  cancel(): void;
}

/** Sends one file and tells how far it is; fetch cannot tell, so this is the older request. */
export function uploadFile(file: File, kind: UploadKind, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (answer?.code === 0) resolve(answer.data as UploadedFile);
      else reject(new Error(answer?.message ?? ''));
    };
    request.onerror = () => reject(new Error(''));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
  });
  const form = new FormData();
  form.append('filename', file.name);
  form.append('kind', kind);
  form.append('files', file, file.name);
  request.open('POST', '/api/api-go/file/upload');
  request.setRequestHeader('language-id', document.documentElement.dataset.language ?? '1');
  request.send(form);
  return { done, cancel: () => request.abort() };
}

function parse(text: string): { code: number; message: string; data: unknown } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
