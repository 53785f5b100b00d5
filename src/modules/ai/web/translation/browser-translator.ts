import { addressesIn, isFaithful } from '../../translation-check.ts';

/** Whether a browser can translate from one language to another, now or after a download. */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}
interface Translator {
  translate(text: string): Promise<string>;
}
interface TranslatorDoor {
  availability(pair: Pair): Promise<Availability>;
  create(wish: Pair & { monitor(target: EventTarget): void }): Promise<Translator>;
}
interface DetectorDoor {
  availability(): Promise<Availability>;
  create(): Promise<{ detect(text: string): Promise<{ detectedLanguage?: string; confidence?: number }[]> }>;
}

/** Chromium has them on desktops; other browsers have not. */
const doors = () => globalThis as { Translator?: TranslatorDoor; LanguageDetector?: DetectorDoor };

/** How the browser names our languages. */
const TAGS: Record<string, string> = { 'zh-CN': 'zh', 'zh-TW': 'zh-Hant', 'pt-BR': 'pt' };
const pairOf = (from: string, to: string): Pair => ({
  sourceLanguage: TAGS[from] ?? from,
  targetLanguage: TAGS[to] ?? to,
});

const SURE = 0.6;

/** Of a text in none of our languages, which one it is; undefined where the browser cannot tell yet. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const { LanguageDetector } = doors();
  if (!LanguageDetector || (await LanguageDetector.availability()) !== 'available') return undefined;
  const [best] = await (await LanguageDetector.create()).detect(text);
  return best && (best.confidence ?? 0) >= SURE ? best.detectedLanguage : undefined;
}

/** Some builds of Chromium have the door and nobody behind it who ever answers. */
const ANSWER_MS = 1500;

export async function findBrowser(from: string, to: string): Promise<Availability> {
  const { Translator } = doors();
  if (!Translator) return 'unavailable';
  const silence = new Promise<Availability>((resolve) => setTimeout(resolve, ANSWER_MS, 'unavailable'));
  return Promise.race([Translator.availability(pairOf(from, to)), silence]).catch(() => 'unavailable');
}

/** Made once: a language takes a while to be loaded. */
const made = new Map<string, Promise<Translator>>();

function openTranslator(from: string, to: string, onProgress: (share: number) => void): Promise<Translator> {
  const { Translator } = doors();
  if (!Translator) return Promise.reject(new Error('there is no translator'));
  const name = `${from} ${to}`;
  const opened =
    made.get(name) ??
    Translator.create({
      ...pairOf(from, to),
      monitor: (target) =>
        target.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded)),
    });
  made.set(name, opened);
  // What has failed may be tried again.
  opened.catch(() => made.delete(name));
  return opened;
}

interface BrowserWish {
  from: string;
  to: string;
  /** What must come through letter by letter. */
  names: readonly string[];
  /** How much of a language is downloaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Translates on the reader's own machine: nothing of the texts leaves it. */
export async function translateInBrowser(texts: readonly string[], { from, to, names, onProgress }: BrowserWish) {
  const translator = await openTranslator(from, to, onProgress);
  const lines: { text: string; isKept: boolean }[] = [];
  for (const text of texts) lines.push(await translateLines(translator, text, names));
  if (!lines.some(({ isKept }) => isKept)) throw new Error('no text came through as it should');
  return { texts: lines.map(({ text }) => text), isPartial: lines.some(({ isKept }) => !isKept) };
}

/** Line by line: a translator of sentences makes one paragraph of several. */
async function translateLines(translator: Translator, text: string, names: readonly string[]) {
  let isKept = true;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const translated = /\p{L}/u.test(line) ? await translateLine(translator, line, names) : line;
    isKept &&= translated !== undefined;
    lines.push(translated ?? line);
  }
  return { text: lines.join('\n'), isKept };
}

/** Undefined where what must stay does not. */
async function translateLine(translator: Translator, line: string, names: readonly string[]) {
  const whole = await translator.translate(line);
  if (isFaithful(line, whole, names)) return whole;
  const kept = [...addressesIn(line), ...names].filter((term) => term && line.includes(term));
  const pieces = await Promise.all(
    splitAt(line, kept).map((piece) =>
      kept.includes(piece) || !/\p{L}/u.test(piece) ? piece : translateBetween(translator, piece),
    ),
  );
  const joined = pieces.join('');
  return isFaithful(line, joined, names) ? joined : undefined;
}

async function translateBetween(translator: Translator, piece: string): Promise<string> {
  const [before = '', after = ''] = [/^\s*/.exec(piece)?.[0], /\s$/.test(piece) ? ' ' : ''];
  return before + (await translator.translate(piece.trim())) + after;
}

function splitAt(text: string, terms: readonly string[]): string[] {
  return terms.reduce(
    (pieces, term) =>
      pieces.flatMap((piece) =>
        terms.includes(piece) ? [piece] : piece.split(term).flatMap((part, at) => (at > 0 ? [term, part] : [part])),
      ),
    [text],
  );
}
