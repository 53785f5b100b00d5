import { classNames } from '../class-names.ts';
import { useTranslation } from '../translation.tsx';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<AvatarSize, { box: string; pixels: number }> = {
  xs: { box: 'size-6 text-2xs', pixels: 24 },
  sm: { box: 'size-8 text-xs', pixels: 32 },
  md: { box: 'size-11 text-sm', pixels: 44 },
  lg: { box: 'size-14 text-lg', pixels: 56 },
  xl: { box: 'size-20 text-2xl', pixels: 80 },
};

const hues = [165, 65, 250, 20, 300, 110];

export interface AvatarProps {
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** People are round, organisations are square. */
  shape?: 'round' | 'square';
  presence?: 'online' | 'recent';
  /** The name already stands beside the picture. */
  isDecorative?: boolean;
}

export function Avatar({ name, src, size = 'md', shape = 'round', presence, isDecorative }: AvatarProps) {
  const { t, language } = useTranslation();
  const rounding = shape === 'round' ? 'rounded-full' : 'rounded-[22%]';
  const state = presence ? t(presence === 'online' ? 'ui.presence.online' : 'ui.presence.recent') : '';
  const label = [name, state].filter(Boolean).join(', ');
  return (
    <span
      className={classNames('relative inline-block shrink-0 font-bold', sizes[size].box)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={sizes[size].pixels}
          height={sizes[size].pixels}
          loading="lazy"
          decoding="async"
          className={classNames('size-full bg-sunken object-cover ring-1 ring-line ring-inset', rounding)}
        />
      ) : (
        <span
          className={classNames('grid size-full place-items-center bg-sunken text-ink', rounding)}
          style={{
            // A soft tone of its own per name; lightness keeps the letters readable in both themes.
            background: `light-dark(oklch(0.92 0.05 ${hueOf(name)}), oklch(0.37 0.055 ${hueOf(name)}))`,
            color: `light-dark(oklch(0.38 0.08 ${hueOf(name)}), oklch(0.92 0.05 ${hueOf(name)}))`,
          }}
        >
          {initials(name, language)}
        </span>
      )}
      {presence ? (
        <span
          className={classNames(
            'absolute end-0 bottom-0 size-[28%] min-h-2.5 min-w-2.5 rounded-full border-2 border-surface',
            presence === 'online' ? 'bg-accent' : 'bg-apricot',
          )}
        />
      ) : null}
    </span>
  );
}

/** The first few faces and how many more there are. */
export function AvatarGroup({
  people,
  limit = 4,
  size = 'sm',
}: {
  people: AvatarProps[];
  limit?: number;
  size?: AvatarSize;
}) {
  const { t } = useTranslation();
  const more = people.length - limit;
  return (
    <span className="-space-x-2 inline-flex">
      {people.slice(0, limit).map((person) => (
        <span key={person.name} className="rounded-full ring-2 ring-surface">
          <Avatar {...person} size={size} />
        </span>
      ))}
      {more > 0 ? (
        <span
          role="img"
          dir="ltr"
          aria-label={t('ui.more', { count: more })}
          className={classNames(
            'inline-grid place-items-center rounded-full bg-sunken font-semibold text-ink-muted ring-2 ring-surface',
            sizes[size].box,
          )}
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}

function hueOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return hues[sum % hues.length] as number;
}

/** Two initials in alphabets; the first sign alone where a sign is a word or where letters join. */
function initials(name: string, language = 'en'): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  const isAlphabet = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(first);
  return (isAlphabet ? first + last : first).toLocaleUpperCase(language);
}
