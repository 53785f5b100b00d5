import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { FileField } from '#src/ui/controls/file-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type Crop, cropSquare, moveCrop, squareOf, WHOLE } from './crop-square.ts';
import { usePhotoStudio } from './photo-studio-slot.tsx';

interface PhotoDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  hasPhoto: boolean;
}

/** PROF-05: a picture, the square of it that others see, and a way to take it away. */
export default function PhotoDialog({ isOpen, onOpenChange, hasPhoto }: PhotoDialogProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const check = useFileCheck();
  const picture = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState<string>();
  const [crop, setCrop] = useState(WHOLE);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const studio = usePhotoStudio();
  const [isStudio, setIsStudio] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(source ?? ''), [source]);
  // The next time begins with the usual window.
  useEffect(() => {
    if (!isOpen) setIsStudio(false);
  }, [isOpen]);

  const choose = ([file]: File[]) => {
    if (!file) return;
    const refusal = check(file, 'avatar');
    setError(refusal);
    setCrop(WHOLE);
    setSource(refusal ? undefined : URL.createObjectURL(file));
  };
  const keep = async (makeFile: () => Promise<string | null>) => {
    setIsBusy(true);
    try {
      await api('POST /jobseeker/avatar', { file_id: await makeFile() });
      showToast(t('profiles.own.saved'), { tone: 'success' });
      setSource(undefined);
      onOpenChange(false);
      revalidate();
    } catch (failure) {
      setError((failure as Error).message || t('profiles.own.field.fileFailed'));
    }
    setIsBusy(false);
  };
  const send = async () => {
    if (!picture.current) return null;
    const square = new File([await cropSquare(picture.current, crop)], 'photo.jpg', { type: 'image/jpeg' });
    return (await uploadFile(square, { kind: 'avatar' })).id;
  };

  if (studio && isStudio) {
    return (
      <Suspense>
        <studio.Window {...{ isOpen, onOpenChange }} onUsed={revalidate} />
      </Suspense>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('profiles.own.photo.title')}
      size="sm"
      footer={
        <>
          {hasPhoto && !source ? (
            <Button variant="quiet" isLoading={isBusy} onClick={() => keep(async () => null)}>
              {t('profiles.own.photo.remove')}
            </Button>
          ) : null}
          {source ? (
            <Button isLoading={isBusy} onClick={() => keep(send)}>
              {t('profiles.own.photo.use')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {source ? (
          <CropArea
            {...{ source, crop, setCrop, picture }}
            onUnreadable={() => {
              setSource(undefined);
              setError(t('profiles.own.photo.unreadable'));
            }}
          />
        ) : null}
        <FileField
          label={t(hasPhoto ? 'profiles.own.photo.change' : 'profiles.own.photo.add')}
          hint={t('profiles.own.photo.hint')}
          error={error}
          accept=".jpg,.jpeg,.png,.bmp"
          onFiles={choose}
        />
        {studio && !source ? (
          <Button variant="soft" icon={<Sparkles aria-hidden />} isWide onClick={() => setIsStudio(true)}>
            {studio.label}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

interface CropAreaProps {
  source: string;
  crop: Crop;
  setCrop: (crop: Crop) => void;
  picture: React.RefObject<HTMLImageElement | null>;
  onUnreadable: () => void;
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ARROW_STEP = 0.05;

/** The picture behind a square window: dragged, moved by arrows, enlarged by a slider. */
function CropArea({ source, crop, setCrop, picture, onUnreadable }: CropAreaProps) {
  const { t } = useTranslation();
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { side, left, top } = squareOf(size, crop);
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    setCrop(moveCrop(size, crop, arrow[0] * ARROW_STEP, arrow[1] * ARROW_STEP));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    setCrop(moveCrop(size, crop, -event.movementX / width, -event.movementY / height));
  };
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-label={t('profiles.own.photo.crop')}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-move touch-none select-none overflow-hidden rounded-full bg-sunken"
      >
        <img
          ref={picture}
          src={source}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onUnreadable}
          className="absolute max-w-none"
          // Physical sides: a picture is not mirrored in right-to-left pages.
          style={{
            width: `${(size.width / side) * 100}%`,
            left: `${(-left / side) * 100}%`,
            top: `${(-top / side) * 100}%`,
          }}
        />
      </button>
      <p className="text-center text-ink-muted text-sm">{t('profiles.own.photo.crop')}</p>
      <label className="grid gap-1 font-semibold text-ink text-sm">
        {t('profiles.own.photo.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
          className="h-11 accent-accent"
        />
      </label>
    </div>
  );
}
