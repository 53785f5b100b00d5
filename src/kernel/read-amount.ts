/** The first digits of scripts that count from nought to nine in a row: Arabic, Persian. */
const ZEROS = [0x0660, 0x06f0];
const MOST = 1_000_000_000_000;

/**
 * A whole amount as people type it, with the digits and the separators of any of our languages: `5 000`, `5,000.50`,
 * `٥٬٠٠٠`. One or two digits behind a last separator are a fraction. Undefined when there is no number above nought.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0));
  });
  const amount = Number(plain.replace(/[.,٫]\d{1,2}$/, '').replace(/\D/g, ''));
  return amount > 0 && amount <= MOST ? amount : undefined;
}
