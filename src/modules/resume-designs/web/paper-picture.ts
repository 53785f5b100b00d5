const PART = 'data-part';

/**
 * A picture that is changed where it has changed. A resume of two pages is a megabyte of outlines, which a browser takes
 * longer to read and to draw than the server to set: so they come by name, and those that are here already stay.
 */
export class PaperPicture {
  #parts = new Map<string, string>();

  /** The names of the parts that need not be sent. */
  get known(): string[] {
    return [...this.#parts.keys()];
  }

  show(paper: Element, svg: string, sent: Record<string, string>): void {
    const next = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const named = [...next.querySelectorAll(`[${PART}]`)].map((element) => element.getAttribute(PART) ?? '');
    // Only those of this picture: what was typed an hour ago is let go.
    this.#parts = new Map(named.map((name) => [name, sent[name] ?? this.#parts.get(name) ?? '']));
    const shown = paper.firstElementChild;
    if (shown) this.#change(shown, next);
    else paper.append(this.#filled(next));
  }

  #change(shown: Element, next: Element): void {
    if (shown.tagName !== next.tagName) {
      shown.replaceWith(this.#filled(next));
      return;
    }
    for (const { name, value } of next.attributes) {
      if (shown.getAttribute(name) === value) continue;
      shown.setAttribute(name, value);
      if (name === PART) this.#fill(shown);
    }
    for (const name of shown.getAttributeNames())
      if (!next.hasAttribute(name) && !isData(shown, name)) shown.removeAttribute(name);
    this.#changeInside(shown, next);
  }

  #changeInside(shown: Element, next: Element): void {
    const [before, after] = [[...shown.children], [...next.children]];
    const last = countSameAtEnd(before, after);
    const [changed, wanted] = [before.length - last, after.length - last];
    for (const [at, element] of after.entries()) {
      const other = at < wanted ? (at < changed ? before[at] : undefined) : before[at - wanted + changed];
      if (other) this.#change(other, element);
      else shown.insertBefore(this.#filled(element), before[changed] ?? null);
    }
    for (const element of before.slice(wanted, Math.max(wanted, changed))) element.remove();
  }

  #filled(element: Element): Element {
    for (const part of [element, ...element.querySelectorAll(`[${PART}]`)]) this.#fill(part);
    return element;
  }

  #fill(element: Element): void {
    const data = this.#parts.get(element.getAttribute(PART) ?? '');
    if (data !== undefined) element.setAttribute(nameOfData(element), data);
  }
}

const nameOfData = (element: Element) => (element.tagName === 'path' ? 'd' : 'href');
const isData = (element: Element, name: string) => element.hasAttribute(PART) && name === nameOfData(element);

/** Lines below one that came in between or went are the same as before, only in another place. */
function countSameAtEnd(before: Element[], after: Element[]): number {
  if (before.length === after.length) return 0;
  let count = 0;
  while (count < Math.min(before.length, after.length) && isSame(before.at(-1 - count), after.at(-1 - count)))
    count += 1;
  return count;
}

const isSame = (one: Element | undefined, other: Element | undefined) => signOf(one) === signOf(other);

function signOf(element: Element | undefined): string {
  const parts = [...(element?.querySelectorAll(`[${PART}]`) ?? [])].map((part) => part.getAttribute(PART));
  return [element?.tagName, element?.getAttribute(PART), ...parts].join(' ');
}
