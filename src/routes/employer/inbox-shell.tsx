import { Outlet } from 'react-router';
import { SkipLink } from '#src/ui/skip-link.tsx';
import { ToastRegion } from '#src/ui/toast.tsx';
import { Logo } from '../shell/logo.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';

/** A plain frame around the inbox. */
export default function InboxShell() {
  return (
    <div className="min-h-dvh pb-16 md:pb-0">
      <SkipLink target="content" />
      <OfflineNotice />
      <header className="sticky top-0 z-header border-line border-b bg-canvas/90 backdrop-blur-md">
        <div className="mx-auto flex h-16 w-full max-w-page items-center px-4 sm:px-6 lg:px-8">
          <Logo />
        </div>
      </header>
      <Outlet />
      <ToastRegion />
    </div>
  );
}
