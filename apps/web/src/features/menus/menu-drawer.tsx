import { EditMenuSchema, editMenu, getMenuList } from '@mingjian/contract/menus';
import type { MenuEntry } from '@mingjian/contract/menus';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { RIGHTS } from '@mingjian/domain/permissions';
import { useChange } from '../../api/queries.ts';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { Button, SelectField, TextField, showToast } from '../../ui/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { useForm } from '../../ui/use-form.ts';
import { followMenus } from './follow-menus.ts';
import { listParentOptions, toMenuInput, toMenuValues } from './menu-values.ts';
import type { MenuValues } from './menu-values.ts';
import type { MenuSurroundings } from './menus-page.tsx';

/** Makes an entry of the navigation, or changes one. */
export const MenuDrawer = ({
  entry,
  parentId,
  entries,
  surroundings,
  onSaved,
  onClose,
}: {
  readonly entry: MenuEntry | null;
  readonly parentId: number | null;
  readonly entries: readonly MenuEntry[];
  readonly surroundings: MenuSurroundings;
  readonly onSaved: (id: number) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('menus');
  const pick = usePick();
  const lang = useLanguage();
  const save = useChange(editMenu, [getMenuList]);
  const form = useForm<MenuValues>({
    schema: EditMenuSchema,
    initial: toMenuValues(entry, parentId),
    read: (values) => toMenuInput(values, entry),
    submit: async (values) => {
      const { id } = await save.mutateAsync(toMenuInput(values, entry));
      await followMenus();
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onSaved(id);
    },
  });
  const common = (name: keyof MenuValues & string) => ({
    name,
    value: form.values[name],
    fault: form.faultOf(name),
    onChange: (event: { readonly target: { readonly value: string } }) => form.set(name, event.target.value),
  });
  const isBuilt = surroundings.builtPaths.includes(form.values.path);
  return (
    <FormDrawer title={entry ? t('editTitle') : t('createTitle')} onClose={onClose}>
      <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
        <FormFailure text={form.failure} what="save-failed" />
        <div className={styles['pair']}>
          <TextField label={t('titleEn')} {...common('title')} />
          <TextField label={t('titleCn')} hint={t('titleCnHint')} {...common('titleCn')} />
        </div>
        <TextField
          label={t('path')}
          hint={t(isBuilt ? 'pathBuilt' : 'pathNotBuilt')}
          spellCheck={false}
          {...common('path')}
        />
        <SelectField
          label={t('parent')}
          options={[['', t('top')], ...listParentOptions(entries, lang, entry?.id)]}
          {...common('parentId')}
        />
        <SelectField
          label={t('authority')}
          hint={t('authorityHint')}
          options={[
            ['', t('everybody')],
            ...RIGHTS.map((right) => [right.code, `${pick(right)} (${right.code})`] as const),
          ]}
          {...common('authority')}
        />
        <div className={styles['pair']}>
          <SelectField
            label={t('icon')}
            options={[
              ['', t('noIcon')],
              ...surroundings.iconNames.map((name) => [name, name.replace('Outlined', '')] as const),
            ]}
            {...common('icon')}
          />
          <TextField label={t('sort')} inputMode="numeric" hint={t('sortHint')} {...common('sort')} />
        </div>
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
};
