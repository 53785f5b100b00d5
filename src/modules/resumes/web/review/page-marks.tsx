import { classNames } from '#src/ui/class-names.ts';
import type { ResumeReading } from '../../resume-reading.ts';
import { isUnsure } from './review-context.ts';

interface PageMarksProps {
  reading: ResumeReading;
  page: number;
  /** The path that is being shown. */
  active: string | undefined;
  onPick: (path: string) => void;
}

/** What was read of a page, where it stands; pressing a mark goes to its field. */
export function PageMarks({ reading, page, active, onPick }: PageMarksProps) {
  const size = reading.pages[page - 1];
  if (!size) return null;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const marks = Object.entries(reading.fields).filter(([, { source }]) => source?.page === page && source.box);
  return marks.map(([path, field]) => {
    const box = field.source?.box;
    if (!box) return null;
    return (
      <button
        key={path}
        type="button"
        // The keyboard goes from field to field, and from there to the document; a stop at each mark would be too many.
        tabIndex={-1}
        aria-label={field.source?.text}
        data-mark={path}
        onClick={() => onPick(path)}
        className={classNames(
          'absolute rounded-sm mix-blend-multiply',
          isUnsure(field) ? 'bg-apricot/50' : 'bg-accent/15',
          active === path && 'outline-2 outline-accent outline-offset-2',
        )}
        // Physical sides: a page is not mirrored in right-to-left pages.
        style={{
          left: share(box.x, size.width),
          top: share(box.y, size.height),
          width: share(box.width, size.width),
          height: share(box.height, size.height),
        }}
      />
    );
  });
}
