import { useEffect, useState } from 'react';
import { loadFunctionTree, suggestTitles, titleId } from '#src/modules/options/web/function-tree.ts';
import { Button } from '#src/ui/button.tsx';
import { NativeSelect } from '#src/ui/native-select.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TreeGroup, TreeLeaf } from '#src/ui/tree-nodes.ts';
import { TreePicker } from '#src/ui/tree-picker.tsx';
import { cleanTitle, isShouting } from '../../clean-title.ts';
import type { FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { CUSTOM_TITLE } from './job-form-state.ts';
import { SelectFields } from './select-fields.tsx';

/** The title from the list brings its function along; a title of one's own asks for it. */
export function TitleSection({ fields, errors, options, onChange }: FormPart) {
  const { t } = useTranslation();
  const tree = useFunctionTree();
  const isOwn = fields.job_title_id === CUSTOM_TITLE;
  const pick = (leaf: TreeLeaf) => {
    const id = titleId(leaf.id);
    onChange({ title: leaf.name, job_title_id: id, ...functionOf(tree ?? [], id) });
  };
  return (
    <FormSection name="job" title={t('employer.form.job')}>
      <FieldPlace name="job_title_id">
        <TreePicker
          label={t('employer.form.titlePicker')}
          hint={t('employer.form.titlePickerHint')}
          error={errors.job_title_id ?? (fields.job_title_id ? undefined : errors.title)}
          groups={tree}
          value={
            fields.job_title_id ? { name: pickedName(tree ?? [], fields.job_title_id) ?? fields.title ?? '' } : null
          }
          suggest={suggestTitles}
          onPick={pick}
          onAdd={(text) =>
            onChange({ title: text, job_title_id: CUSTOM_TITLE, function_id: null, sub_function_id: null })
          }
        />
      </FieldPlace>
      {fields.job_title_id ? (
        <FieldPlace name="title">
          <TextField
            label={t('employer.form.title')}
            hint={t('employer.form.titleHint')}
            error={errors.title}
            value={fields.title ?? ''}
            onChange={(event) => onChange({ title: event.target.value })}
            maxLength={160}
            dir="auto"
          />
          <CalmTitle title={fields.title ?? ''} onUse={(title) => onChange({ title })} />
        </FieldPlace>
      ) : null}
      {isOwn ? <FunctionFields {...{ fields, errors, options, onChange }} tree={tree ?? []} /> : null}
      {fields.job_title_id && !isOwn ? <FunctionLine tree={tree ?? []} titleId={fields.job_title_id} /> : null}
      <SelectFields {...{ fields, errors, options, onChange }} section="job" />
    </FormSection>
  );
}

/** One press instead of retyping: the same words without the noise. */
function CalmTitle({ title, onUse }: { title: string; onUse: (title: string) => void }) {
  const { t } = useTranslation();
  const calm = isShouting(title) ? cleanTitle(title) : '';
  if (!calm || calm === title) return null;
  return (
    <div className="mt-2">
      <Button variant="secondary" onClick={() => onUse(calm)}>
        <bdi>{t('employer.form.useCalmTitle', { title: calm })}</bdi>
      </Button>
    </div>
  );
}

function FunctionLine({ tree, titleId: id }: { tree: readonly TreeGroup[]; titleId: number }) {
  const { t } = useTranslation();
  const found = placeOf(tree, id);
  if (!found) return null;
  return (
    <p className="text-ink-muted text-sm">
      {t('employer.form.function', { function: `${found.group.name} › ${found.branch.name}` })}
    </p>
  );
}

function FunctionFields({ fields, errors, onChange, tree }: FormPart & { tree: readonly TreeGroup[] }) {
  const { t } = useTranslation();
  const group = tree.find(({ id }) => id === fields.function_id);
  const choices = (items: readonly { id: number | string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldPlace name="function_id">
        <NativeSelect
          label={t('employer.form.mainFunction')}
          error={errors.function_id}
          options={choices(tree)}
          placeholder={t('ui.select.placeholder')}
          value={fields.function_id ?? ''}
          onChange={(event) => onChange({ function_id: Number(event.target.value) || null, sub_function_id: null })}
        />
      </FieldPlace>
      <FieldPlace name="sub_function_id">
        <NativeSelect
          label={t('employer.form.subFunction')}
          error={errors.sub_function_id}
          options={choices(group?.branches ?? [])}
          placeholder={t('ui.select.placeholder')}
          value={fields.sub_function_id ?? ''}
          disabled={!group}
          onChange={(event) => onChange({ sub_function_id: Number(event.target.value) || null })}
        />
      </FieldPlace>
    </div>
  );
}

function placeOf(tree: readonly TreeGroup[], id: number) {
  for (const group of tree) {
    for (const branch of group.branches) {
      const leaf = branch.leaves.find((one) => titleId(one.id) === id);
      if (leaf) return { group, branch, leaf };
    }
  }
  return undefined;
}

function pickedName(tree: readonly TreeGroup[], id: number): string | undefined {
  return placeOf(tree, id)?.leaf.name;
}

function functionOf(tree: readonly TreeGroup[], id: number) {
  const found = placeOf(tree, id);
  return found ? { function_id: Number(found.group.id), sub_function_id: Number(found.branch.id) } : {};
}

function useFunctionTree(): TreeGroup[] | undefined {
  const [tree, setTree] = useState<TreeGroup[]>();
  useEffect(() => {
    loadFunctionTree().then(setTree, () => setTree([]));
  }, []);
  return tree;
}
