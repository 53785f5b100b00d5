import type { ReactNode, Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/**
 * The router's link. While a page is drawn on the server nobody presses it, so that its address is written down as it
 * is: a page has a hundred links, and working each out costs the router more than drawing the element.
 */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink(props: Props) {
  const { to, reloadDocument, replace, state, preventScrollReset, viewTransition, ...rest } = props;
  const isPlain = typeof to === 'string' && /^\/(?!\/)/.test(to);
  return isPlain ? <a {...rest} href={to} data-discover="true" /> : <RouterLink {...props} />;
}
