import { create } from 'qrcode';
import { classNames } from '../class-names.ts';

/** Dark modules on white in both themes: cameras expect it. The white border of four modules belongs to the code. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let index = 0; index < size * size; index++) {
    if (data[index]) path += `M${(index % size) + 4} ${Math.floor(index / size) + 4}h1v1h-1z`;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-card', className)}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
