import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { designs, type SectionKind } from '../resume-design.ts';
import { BasicFields, SectionFields } from './content-fields.tsx';
import type { Change, Content, EditedResume } from './edited-resume.ts';
import type { Levels } from './level-rows.tsx';

export const sectionTitles: Record<SectionKind, TextKey> = {
  summary: 'profiles.own.section.summary.title',
  work: 'profiles.own.section.work_experiences.title',
  education: 'profiles.own.section.educations.title',
  skills: 'profiles.own.section.skills.title',
  languages: 'profiles.own.section.languages.title',
  licences: 'profiles.own.section.licences.title',
};

interface SectionListProps {
  resume: EditedResume;
  levels: Levels;
  onChange: Change;
}

/** The words of a resume, section by section in the order of the paper; each can be moved and hidden. */
export function SectionList({ resume, levels, onChange }: SectionListProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const { options, content } = resume;
  const { order, hidden, design } = options;
  const setContent = (change: Partial<Content>) => onChange({ content: { ...content, ...change } });
  const setOptions = (change: Partial<typeof options>) => onChange({ options: { ...options, ...change } });
  const move = (kind: SectionKind, step: number) => {
    const to = order.indexOf(kind) + step;
    setOptions({ order: order.filter((one) => one !== kind).toSpliced(to, 0, kind) });
    setSaid(t('profiles.own.place', { name: t(sectionTitles[kind]), place: to + 1, count: order.length }));
  };
  const toggle = (kind: SectionKind) =>
    setOptions({ hidden: hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind] });
  return (
    <div>
      <Disclosure title={t('profiles.own.section.basics.title')} isOpen>
        <BasicFields content={content} onChange={setContent} />
      </Disclosure>
      {order.map((kind, at) => {
        const name = t(sectionTitles[kind]);
        const isHidden = hidden.includes(kind);
        return (
          <div key={kind} className="relative">
            <Disclosure title={<span className={isHidden ? 'text-ink-faint line-through' : undefined}>{name}</span>}>
              <div className="mb-3 flex justify-end gap-1">
                {designs[design].isForm ? null : (
                  <>
                    <IconButton
                      label={`${t('profiles.own.moveUp')}: ${name}`}
                      icon={<ArrowUp aria-hidden />}
                      disabled={at === 0}
                      onClick={() => move(kind, -1)}
                    />
                    <IconButton
                      label={`${t('profiles.own.moveDown')}: ${name}`}
                      icon={<ArrowDown aria-hidden />}
                      disabled={at === order.length - 1}
                      onClick={() => move(kind, 1)}
                    />
                  </>
                )}
                <IconButton
                  label={t('profiles.online.hide', { name })}
                  aria-pressed={isHidden}
                  icon={isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                  onClick={() => toggle(kind)}
                />
              </div>
              <SectionFields kind={kind} content={content} levels={levels} onChange={setContent} />
            </Disclosure>
          </div>
        );
      })}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
