/**
 * The parts of a service worker's world that are used here. The compiler's own list of them (lib "webworker") cannot
 * stand beside that of pages.
 */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}

export interface SubscriptionChange extends ExtendableEvent {
  newSubscription: PushSubscription | null;
  oldSubscription: PushSubscription | null;
}

interface WindowClient {
  url: string;
  focused: boolean;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionChange;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  location: Location;
  navigator: Navigator;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  /** Set by the server in front of the script: see `app/server/worker-file.ts`. */
  PARLEY: { version: string; files: string[]; languages: string[] };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
}

export const scope = globalThis as object as WorkerScope;
