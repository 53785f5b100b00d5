import { createContext, RouterContextProvider } from 'react-router';
import type { PageServices } from './page-services.ts';

/** How a loader reaches the server: `context.get(servicesContext)`. */
export const servicesContext = createContext<PageServices>();

export function createPageContext(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}
