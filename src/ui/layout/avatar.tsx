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
  const { t } = useTranslation();
  const face = { name, src, size, shape };
  if (!presence) return <Face {...face} label={isDecorative ? undefined : name} />;
  const state = t(presence === 'online' ? 'ui.presence.online' : 'ui.presence.recent');
  return (
    <span
      className="relative inline-flex shrink-0"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${name}, ${state}` })}
    >
      <Face {...face} />
      <span
        className={classNames(
          'absolute end-0 bottom-0 size-[28%] min-h-2.5 min-w-2.5 rounded-full border-2 border-surface',
          presence === 'online' ? 'bg-accent' : 'bg-apricot',
        )}
      />
    </span>
  );
}

type FaceProps = Required<Pick<AvatarProps, 'size' | 'shape'>> & Pick<AvatarProps, 'name' | 'src'> & { label?: string };

/** The picture, or the letters in its place; said aloud only with a label. */
function Face({ name, src, size, shape, label }: FaceProps) {
  const { language } = useTranslation();
  const { box, pixels } = sizes[size];
  const className = classNames('avatar', box, shape === 'round' ? 'rounded-full' : 'rounded-[22%]');
  if (src) {
    return (
      <img
        src={src}
        alt={label ?? ''}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        className={className}
      />
    );
  }
  const hue = hueOf(name);
  return (
    <span
      className={className}
      style={{
        // A soft tone of its own per name; lightness keeps the letters readable in both themes.
        background: `light-dark(oklch(0.92 0.05 ${hue}), oklch(0.37 0.055 ${hue}))`,
        color: `light-dark(oklch(0.38 0.08 ${hue}), oklch(0.92 0.05 ${hue}))`,
      }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {initials(name, language)}
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
