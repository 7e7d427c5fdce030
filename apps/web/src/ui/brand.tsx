import styles from './brand.module.css';

/** The product's mark and name; compact: the name is only said on a narrow screen. The mark is a seal: a frame, and three columns that rise and fall. */
export const Brand = ({ isCompact = false }: { readonly isCompact?: boolean }) => (
  <span className={styles['brand']}>
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="5" className={styles['ground']} />
      <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="square">
        <rect x="7" y="7" width="18" height="18" rx="1.5" />
        <path d="M11.5 20.5v-4M16 20.5v-9M20.5 20.5v-6.5" />
      </g>
    </svg>
    <span className={isCompact ? styles['compactName'] : styles['name']}>
      Mingjian <span lang="zh-CN">明鉴</span>
    </span>
  </span>
);
