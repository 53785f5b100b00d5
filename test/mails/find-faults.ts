interface Look {
  direction: string;
  colorScheme: string;
}

/** Runs in the browser: what is wrong with each of the letters that are shown in frames, with the colours they have now. */
export function findFaults({ direction, colorScheme }: Look): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? backgroundOf(element.parentElement) : backgroundColor;
  };
  const paleTexts = (letter: Document) => {
    const faults: string[] = [];
    const walker = letter.createTreeWalker(letter.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const pair = [luminance(getComputedStyle(parent).color), luminance(backgroundOf(parent))];
      const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(1)}: ${node.textContent.slice(0, 40)}`);
    }
    return faults;
  };
  return [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const letter = frame.contentDocument as Document;
    const faults = paleTexts(letter);
    const width = letter.documentElement.scrollWidth;
    if (width > frame.clientWidth) faults.push(`wider than the screen: ${width}`);
    const title = letter.querySelector('h1');
    if (!title || getComputedStyle(title).direction !== direction) faults.push('the title runs the wrong way');
    if (luminance(backgroundOf(title)) < 0.2 !== (colorScheme === 'dark'))
      faults.push('its colours are the other ones');
    for (const picture of letter.querySelectorAll('img:not([alt])')) faults.push(`no alt: ${picture.outerHTML}`);
    return faults.map((fault) => `${frame.title} ${colorScheme}: ${fault}`);
  });
}
