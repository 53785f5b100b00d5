import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type FileKind, fileEndings, fileLimits, fileRefusals } from '../file-kinds.ts';

type Chosen = Pick<File, 'name' | 'size' | 'type'>;

/** Why the server would refuse a file, known before anything is sent: a name of the error table. */
export function refusalOf(file: Chosen, kind: FileKind) {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const isKnown = fileEndings[kind].includes(ending) || fileEndings[kind].includes(file.type.replace('image/', ''));
  if (!isKnown) return fileRefusals[kind].wrongType;
  if (file.size === 0) return 'fileEmpty';
  return file.size > fileLimits[kind] ? fileRefusals[kind].tooLarge : undefined;
}

/** The same in the reader's language, in the words that the server would use. */
export function useFileCheck(): (file: Chosen, kind: FileKind) => string | undefined {
  const { t } = useTranslation();
  return (file, kind) => {
    const refusal = refusalOf(file, kind);
    // Texts of errors travel with every page, but are no part of the keys that screens use.
    return refusal && t(`errors.${refusal}` as TextKey);
  };
}
