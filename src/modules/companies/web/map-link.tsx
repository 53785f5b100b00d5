import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface MapLinkProps {
  latitude: number | null;
  longitude: number | null;
  place: string;
}

/** A free map of the place, elsewhere: nothing of it is loaded before someone asks. */
export function MapLink({ latitude, longitude, place }: MapLinkProps) {
  const { t } = useTranslation();
  if (latitude === null || longitude === null) return null;
  const at = `mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
  return (
    <ExternalTextLink href={`https://www.openstreetmap.org/?${at}`}>
      {t('companies.about.map')}
      <VisuallyHidden>: {place}</VisuallyHidden>
    </ExternalTextLink>
  );
}
