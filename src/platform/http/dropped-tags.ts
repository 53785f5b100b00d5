/** More than these are not told apart: what was being drawn before the oldest of them counts as dropped. */
const MOST_TAGS = 10_000;

/**
 * Which tags have been dropped (invalidated) since when, so that a page which began before is neither kept nor handed to
 * those who come later.
 */
export class DroppedTags {
  #count = 0;
  /** Everything that began before this drop is old. */
  #everything = 0;
  /** In the order of their last drop. */
  readonly #last = new Map<string, number>();

  /** How many drops there have been: a drawing notes it as it begins. */
  get count(): number {
    return this.#count;
  }

  note(tags: Iterable<string>): void {
    this.#count += 1;
    for (const tag of tags) {
      this.#last.delete(tag);
      this.#last.set(tag, this.#count);
    }
    for (const [tag, at] of this.#last) {
      if (this.#last.size <= MOST_TAGS) return;
      this.#last.delete(tag);
      this.#everything = at;
    }
  }

  noteAll(): void {
    this.#count += 1;
    this.#everything = this.#count;
    this.#last.clear();
  }

  /** Whether one of them was dropped after so many drops. */
  hasAny(tags: Iterable<string>, since: number): boolean {
    if (this.#everything > since) return true;
    for (const tag of tags) if ((this.#last.get(tag) ?? 0) > since) return true;
    return false;
  }
}
