type Child = Node | string;

/** An element with its class, properties and children. Words are always text, never markup. */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), given);
  element.append(...children);
  return element;
}
