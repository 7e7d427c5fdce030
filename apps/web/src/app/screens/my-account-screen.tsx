import { MyAccountPage } from '../../features/my-account/index.ts';
import { PasswordSection } from '../../features/password/index.ts';
import { OwnContract } from '../../features/plans/index.ts';
import { loadUser } from '../load-user.ts';

/** `/system/user/myAccount`: the account with its password and what its organisation has bought. */
export const Component = () => (
  <MyAccountPage
    password={<PasswordSection />}
    contract={<OwnContract />}
    onProfileSaved={() => void loadUser()}
  />
);
