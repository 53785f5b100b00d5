import { Flame } from 'lucide-react';
import { Badge } from '../feedback/badge.tsx';
import { useTranslation } from '../translation.tsx';

export function HotLabel() {
  const { t } = useTranslation();
  return (
    <Badge tone="apricot" icon={<Flame aria-hidden />}>
      {t('ui.hot')}
    </Badge>
  );
}
