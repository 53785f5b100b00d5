import { isLive } from '#src/modules/options/live-features.ts';
import { Rating } from '#src/ui/controls/rating.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { Carousel } from './carousel.tsx';
import { type Face, TestimonialFace } from './testimonial-face.tsx';

interface Testimonial {
  id: 'matching' | 'builder' | 'chat' | 'founder' | 'answers';
  time: string;
  face: Face;
}

/** Five fixed entries; their words and names are in landing.json. */
const testimonials: Testimonial[] = [
  {
    id: 'matching',
    time: '2026-09-18',
    face: { ground: 'fill-accent-soft', skin: '#e9b98f', hair: '#2f221c', shirt: 'fill-accent', cut: 'long' },
  },
  {
    id: 'builder',
    time: '2026-09-02',
    face: { ground: 'fill-apricot-soft', skin: '#8a5a3c', hair: '#1d1613', shirt: 'fill-apricot', cut: 'curls' },
  },
  {
    id: 'chat',
    time: '2026-08-21',
    face: { ground: 'fill-info-soft', skin: '#f0cba8', hair: '#3a2a20', shirt: 'fill-info', cut: 'short' },
  },
  {
    id: 'founder',
    time: '2026-08-05',
    face: { ground: 'fill-apricot-soft', skin: '#d9a272', hair: '#34506b', shirt: 'fill-accent', cut: 'scarf' },
  },
  {
    id: 'answers',
    time: '2026-07-14',
    face: { ground: 'fill-accent-soft', skin: '#b97f55', hair: '#241a15', shirt: 'fill-info', cut: 'bun' },
  },
];

export function Testimonials() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="landing-testimonials" className="below py-8 sm:py-12">
      <h2 id="landing-testimonials" className="font-bold text-2xl text-ink sm:text-3xl">
        {t('landing.testimonials.title')}
      </h2>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted text-lg">{t('landing.testimonials.text')}</p>
      <Carousel
        label={t('landing.testimonials.title')}
        slides={testimonials.map((one) => ({ id: one.id, content: <TestimonialCard testimonial={one} /> }))}
        columns="fitting"
        controls="arrows"
      />
    </section>
  );
}

/** Two of them praise what AI does, and speak of it only once it is there. */
function wordsOf(id: Testimonial['id']) {
  const isEarly = (id === 'matching' || id === 'builder') && !isLive('ai');
  return isEarly ? (`landing.testimonials.${id}.today` as const) : (`landing.testimonials.${id}.comments` as const);
}

function TestimonialCard({ testimonial: { id, time, face } }: { testimonial: Testimonial }) {
  const { t, language } = useTranslation();
  const date = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-5 sm:p-6">
      <Rating value={5} size="sm" />
      <blockquote className="mt-4 flex-1 text-ink">
        <p>{t(wordsOf(id))}</p>
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <TestimonialFace face={face} />
        <span className="min-w-0">
          <span className="block font-semibold text-ink">{t(`landing.testimonials.${id}.name`)}</span>
          <time dateTime={time} className="block text-ink-muted text-sm">
            {date.format(new Date(time))}
          </time>
        </span>
      </figcaption>
    </figure>
  );
}
