import { Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/queries.ts';
import { useSession } from '../../api/session/index.ts';
import { PasswordDialog } from '../../features/password/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { loadUser } from '../load-user.ts';
import { logOut } from '../log-out.ts';
import { LOGIN_PATH } from '../public-paths.ts';
import styles from './tools.module.css';

const MY_ACCOUNT_PATH = '/system/user/myAccount';

export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const name = useSession((session) => session.realName || session.username);
  const mustChangePassword = useSession((session) => session.mustChangePassword);
  const [isChanging, setIsChanging] = useState(false);
  const close = (): void => setIsChanging(false);
  const navigate = useNavigate();
  const leave = (): void => void logOut().then(() => navigate(LOGIN_PATH));
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'profile', label: t('profile'), onClick: () => void navigate(MY_ACCOUNT_PATH) },
            { key: 'password', label: t('changePassword'), onClick: () => setIsChanging(true) },
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
        isOpen={isChanging || mustChangePassword}
        isForced={mustChangePassword}
        onClose={close}
        onDone={() => {
          close();
          void loadUser().then(() => queryClient.invalidateQueries());
        }}
      />
    </>
  );
};
