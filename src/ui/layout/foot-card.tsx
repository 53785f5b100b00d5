import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface FootCardProps {
  /** The id of its heading. */
  labelledBy: string;
  /** How wide it grows. */
  className: string;
  children: ReactNode;
}

/**
 * A question at the foot of the window that holds nobody up. It tells base.css how tall it is, so that a toast stands
 * above its buttons and not on them.
 */
export function FootCard({ labelledBy, className, children }: FootCardProps) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([seen]) => {
      if (seen) style.setProperty('--foot-card', `${(seen.target as HTMLElement).offsetHeight}px`);
    });
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-card');
    };
  }, []);
  return (
    <section
      ref={card}
      data-foot-card
      aria-labelledby={labelledBy}
      className={classNames(
        'fixed inset-x-3 bottom-(--foot-card-bottom) z-sticky mx-auto animate-rise rounded-card border border-line bg-raised p-4 shadow-overlay print:hidden [:root:has([data-whole-page=thread])_&]:top-20 [:root:has([data-whole-page=thread])_&]:bottom-auto',
        className,
      )}
    >
      {children}
    </section>
  );
}
