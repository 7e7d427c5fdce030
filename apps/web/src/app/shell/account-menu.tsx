import { PLANS } from '@mingjian/domain/plans';
import { Dropdown, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/queries.ts';
import { useSession } from '../../api/session/index.ts';
import { PasswordDialog } from '../../features/password/index.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { loadUser } from '../load-user.ts';
import { logOut } from '../log-out.ts';
import { LOGIN_PATH } from '../public-paths.ts';
import styles from './tools.module.css';

const AccountDetails = () => {
  const { t } = useTranslation('shell');
  const pick = usePick();
  const session = useSession((state) => state);
  const plan = PLANS.find(({ code }) => code === session.levelId);
  const packages = (['A', 'B', 'C'] as const).filter((letter) => !session[`auth${letter}`]);
  return (
    <dl className={styles['details']}>
      <dt>{t('accountName')}</dt>
      <dd>{session.realName || session.username}</dd>
      <dt>{t('username')}</dt>
      <dd>{session.username}</dd>
      <dt>{t('accountNumber')}</dt>
      <dd>{session.number}</dd>
      <dt>{t('organisation')}</dt>
      <dd>{session.organisationName}</dd>
      <dt>{t('role')}</dt>
      <dd>{session.roleTitle}</dd>
      <dt>{t('accountType')}</dt>
      <dd>{session.isAdmin === '1' ? t('administrator') : t('basicAccount')}</dd>
      <dt>{t('plan')}</dt>
      <dd>{plan ? pick(plan) : session.levelId}</dd>
      <dt>{t('packages')}</dt>
      <dd>{packages.length > 0 ? packages.join(', ') : t('noPackages')}</dd>
    </dl>
  );
};

export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const name = useSession((session) => session.realName || session.username);
  const mustChangePassword = useSession((session) => session.mustChangePassword);
  const [dialog, setDialog] = useState<'profile' | 'password' | null>(null);
  const close = (): void => setDialog(null);
  const navigate = useNavigate();
  const leave = (): void => void logOut().then(() => navigate(LOGIN_PATH));
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'profile', label: t('profile'), onClick: () => setDialog('profile') },
            { key: 'password', label: t('changePassword'), onClick: () => setDialog('password') },
            { type: 'divider' },
            { key: 'logout', label: t('logOut'), onClick: leave },
          ],
        }}
      >
        <button type="button" className={styles['account']} aria-haspopup="menu">
          <span className="visually-hidden">{t('account')}</span>
          <span className={styles['initial']} aria-hidden>
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className={styles['accountName']}>{name}</span>
        </button>
      </Dropdown>
      <PasswordDialog
        isOpen={dialog === 'password' || mustChangePassword}
        isForced={mustChangePassword}
        onClose={close}
        onDone={() => {
          close();
          void loadUser().then(() => queryClient.invalidateQueries());
        }}
      />
      <Modal open={dialog === 'profile'} title={t('profile')} footer={null} onCancel={close} width={420}>
        <AccountDetails />
      </Modal>
    </>
  );
};
