import type { ReactNode } from 'react';

/** What can be done with the form, always in reach at its lower edge. */
export function FormBar({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <div
      data-form-bar
      className="-mx-4 sm:-mx-6 lg:-mx-10 sticky bottom-(--bottom-bar,0px) z-sticky mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:px-6 lg:px-10"
    >
      {status}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">{children}</div>
    </div>
  );
}
