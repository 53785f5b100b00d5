import { Pause, Play } from 'lucide-react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface MotionToggleProps {
  isPlaying: boolean;
  onChange: (isPlaying: boolean) => void;
  className?: string;
}

/** Stops what moves by itself for good: hovering only stops it for a moment, and only with a mouse. */
export function MotionToggle({ isPlaying, onChange, className }: MotionToggleProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      className={`motion-reduce:hidden! ${className ?? ''}`}
      label={t(isPlaying ? 'landing.motion.pause' : 'landing.motion.play')}
      icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      onClick={() => onChange(!isPlaying)}
    />
  );
}
