import { useLocation } from 'react-router';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellSite } from '../shell.tsx';
import { RegionForm } from './region-form.tsx';

interface RegionDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  country: ShellSite | undefined;
  sites: ShellSite[];
}

export default function RegionDialog({ isOpen, onOpenChange, country, sites }: RegionDialogProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('shell.region.title')}
      description={t('shell.region.intro')}
      size="sm"
    >
      <RegionForm country={country} sites={sites} back={pathname + search} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
