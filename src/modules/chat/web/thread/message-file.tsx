import { FileText } from 'lucide-react';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage } from '../../chat-fields.ts';

type File = NonNullable<ChatMessage['file']>;

export function FileLink({ file }: { file: Pick<File, 'url' | 'name' | 'size'> }) {
  const { t, language } = useTranslation();
  return (
    <a
      href={file.url}
      download={file.name}
      aria-label={t('chat.message.download', { name: file.name })}
      className="flex min-h-11 items-center gap-3 py-1 text-ink no-underline hover:[&_b]:underline"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-accent-ink">
        <FileText aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <b className="block break-words font-semibold">
          <bdi>{file.name}</bdi>
        </b>
        <span className="block text-ink-muted text-xs">{formatFileSize(file.size, language)}</span>
      </span>
    </a>
  );
}
