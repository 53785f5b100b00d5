import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Tooltip } from '#src/ui/overlays/tooltip.tsx';
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
