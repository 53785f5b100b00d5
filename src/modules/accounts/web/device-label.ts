const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as people call it: `Chrome · Windows`. A name of another kind stays as it is. */
export function deviceLabel(name: string): string {
  const browser = browsers.find(([mark]) => mark.test(name))?.[1];
  const system = systems.find(([mark]) => mark.test(name))?.[1];
  if (!browser && !system) return name.slice(0, 80);
  return [browser, system].filter(Boolean).join(' · ');
}
