import styles from './data-table.module.css';

export interface TickBoxProps {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some of those it stands for are ticked. */
  readonly isPartial?: boolean;
  readonly isDisabled?: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export const TickBox = ({ label, isTicked, isPartial = false, isDisabled, onTick }: TickBoxProps) => (
  <input
    type="checkbox"
    className={styles['tick']}
    aria-label={label}
    checked={isTicked}
    disabled={isDisabled}
    ref={(box) => {
      if (box) box.indeterminate = isPartial;
    }}
    onChange={({ currentTarget }) => onTick(currentTarget.checked)}
  />
);
