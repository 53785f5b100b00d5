import { headerKey } from '../header-words.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SHORTEST_PART = 2;

/** Names by what they stand for, in any of their spellings. */
export class PhraseBook<Value> {
  readonly #values = new Map<string, Value>();
  /** Longer ones first, so that `part-time intern` is not just `intern`. */
  #ordered: [string, Value][] | undefined;

  /** The first to bring a phrase keeps it. */
  add(phrases: Iterable<string | undefined>, value: Value): void {
    for (const phrase of phrases) {
      const key = headerKey(phrase ?? '');
      if (key && !this.#values.has(key)) this.#values.set(key, value);
    }
    this.#ordered = undefined;
  }

  /** What the whole text is a name of. */
  exact(text: string): Value | undefined {
    return this.#values.get(headerKey(text));
  }

  /** The same, or the one thing that is named within the text; two different ones are none. */
  find(text: string): Value | undefined {
    const found = this.findAll(text);
    return found.length === 1 ? found[0] : undefined;
  }

  /** Everything that is named within the text, each once. */
  findAll(text: string): Value[] {
    const whole = this.exact(text);
    if (whole !== undefined) return [whole];
    this.#ordered ??= [...this.#values].toSorted(([one], [other]) => other.length - one.length);
    let rest = ` ${headerKey(text)} `;
    const found = new Set<Value>();
    for (const [key, value] of this.#ordered) {
      if (key.length < SHORTEST_PART) continue;
      const part = UNSPACED.test(key) ? key : ` ${key} `;
      if (!rest.includes(part)) continue;
      found.add(value);
      // What has been read is not read again by a shorter name.
      rest = rest.replaceAll(part, UNSPACED.test(key) ? '\n' : ' \n ');
    }
    return [...found];
  }
}
