import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { RadioCard } from '#src/ui/controls/radio.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_ADDRESS } from '../import-targets.ts';
import { FileSource } from './file-source.tsx';

const SOURCES = ['file', 'feed', 'page'] as const;
type Source = (typeof SOURCES)[number];

/** Where the jobs are: a file that is sent at once, or an address. What was typed stays when another is looked at. */
export function SourceChoice({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error, value } = useFormAnswer('address');
  const [source, setSource] = useState<Source>(value('source', 'file') as Source);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChoiceGroup legend={t('imports.source.label')}>
        <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-3">
          {SOURCES.map((one) => (
            <RadioCard
              key={one}
              name="chosen_source"
              value={one}
              checked={one === source}
              onChange={() => setSource(one)}
              label={t(`imports.source.${one}`)}
              description={t(`imports.source.${one}Text`)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <div hidden={source !== 'file'}>
        <FileSource onMade={onMade} />
      </div>
      <Form method="post" hidden={source === 'file'} className="grid max-w-2xl grid-cols-1 gap-4 [&[hidden]]:hidden">
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="source" value={source} />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <TextField
          name="url"
          // Checked by the server, which says it in the reader's words and takes an address without https:// too.
          inputMode="url"
          autoComplete="off"
          label={t(source === 'page' ? 'imports.address.page' : 'imports.address.feed')}
          hint={t('imports.address.hint')}
          error={error('url')}
          defaultValue={value('url', '')}
          maxLength={LONGEST_ADDRESS}
          dir="ltr"
        />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {t('imports.address.read')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
