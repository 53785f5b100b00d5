import { buttonStyle } from '#src/ui/button-style.ts';
import { Tooltip } from '#src/ui/tooltip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export function TooltipSample() {
  const { t } = useTranslation();
  return (
    <Tooltip text={t('design.overlays.tooltipText')}>
      <button type="button" className={buttonStyle('secondary')}>
        {t('design.overlays.tooltip')}
      </button>
    </Tooltip>
  );
}
