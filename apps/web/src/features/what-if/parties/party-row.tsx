import { LEAST_PARENT_PERCENT, linkCode } from '@mingjian/domain/default-risk';
import type { LinkedParty } from '@mingjian/domain/default-risk';
import type { PartyEdit } from '@mingjian/domain/what-if';
import { useTranslation } from '../../../i18n/index.ts';
import type { Bench } from '../bench.ts';
import { CLASS_OPTIONS, toGrade } from '../class-options.ts';
import { writeShort } from '../write-edit.ts';
import styles from './parties.module.css';

type SetEdit = Extract<PartyEdit, { kind: 'set' }>;

/** A party on file with the class and the guarantee that it is supposed to have. */
export const PartyRow = ({ party, bench }: { readonly party: LinkedParty; readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { scenario, change } = bench;
  const code = linkCode(party);
  const edit = scenario.parties.find((one): one is SetEdit => one.kind === 'set' && one.code === code);
  const set = (over: Partial<SetEdit>): void => {
    const next: SetEdit = { kind: 'set', code, grade: null, hasGuarantee: null, ...edit, ...over };
    const others = scenario.parties.filter((one) => one !== edit);
    const isIdle = next.grade === null && next.hasGuarantee === null;
    change({ ...scenario, parties: isIdle ? others : [...others, next] });
  };
  const isGuarantor = party.guarantees.length > 0;
  const mayGuarantee = party.relation === 'holder' && party.sharePercent > LEAST_PARENT_PERCENT;
  const filed = party.grade === null ? t('notRated') : (CLASS_OPTIONS[party.grade - 1]?.[1] ?? '');
  return (
    <li className={styles['row']}>
      <span className={styles['name']} lang="zh-CN">
        {party.name}
      </span>
      <span className={styles['quiet']}>
        {t(`relation_${party.relation}`, { share: writeShort(String(party.sharePercent)) })}
      </span>
      <select
        className={styles['select']}
        aria-label={t('classOf', { name: party.name })}
        value={edit?.grade ?? ''}
        onChange={({ target }) => set({ grade: target.value === '' ? null : toGrade(target.value) })}
      >
        <option value="">{t('asFiled', { value: filed })}</option>
        {CLASS_OPTIONS.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {mayGuarantee && (
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={edit?.hasGuarantee ?? isGuarantor}
            onChange={({ target }) =>
              set({ hasGuarantee: target.checked === isGuarantor ? null : target.checked })
            }
          />
          {t('guarantee')}
        </label>
      )}
    </li>
  );
};
