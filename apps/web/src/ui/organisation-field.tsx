import { getOrgList } from '@mingjian/contract/organisations';
import type { Organisation } from '@mingjian/contract/organisations';
import { useCall } from '../api/queries.ts';
import { useTranslation } from '../i18n/index.ts';
import { SelectField } from './field.tsx';
import { buildTrees } from './tree/tree-rows.ts';
import type { TreeNode } from './tree/tree-rows.ts';

export interface OrganisationFieldProps {
  readonly label: string;
  /** The right that the tree is asked for with. */
  readonly purpose: 'org.manage' | 'user.manage' | 'role.manage' | 'quota.manage';
  /** The id as text; empty: none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly fault?: string | undefined;
  readonly hint?: string | undefined;
  /** Words of the choice of none; without it one has to be chosen. */
  readonly none?: string;
}

const INDENT = '\u2003';

const listOptions = (
  nodes: readonly TreeNode<Organisation>[],
  level = 0,
): readonly (readonly [string, string])[] =>
  nodes.flatMap(({ key, item, children }) => [
    [key, `${INDENT.repeat(level)}${item.name}`] as const,
    ...listOptions(children, level + 1),
  ]);

/** Chooses one of the organisations within reach, as a tree drawn by indents; typing jumps to a name. */
export const OrganisationField = ({ purpose, value, onChange, none, ...rest }: OrganisationFieldProps) => {
  const { t } = useTranslation('common');
  const { data, isPending } = useCall(getOrgList, { purpose });
  const options = listOptions(buildTrees(data?.items ?? []));
  const first = none ?? (isPending ? t('loading') : '');
  return (
    <SelectField
      {...rest}
      value={value}
      options={none === undefined && value !== '' && !isPending ? options : [['', first], ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
