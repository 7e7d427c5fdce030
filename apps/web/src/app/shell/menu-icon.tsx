import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BellOutlined,
  FileSearchOutlined,
  FundOutlined,
  HomeOutlined,
  ProfileOutlined,
  SearchOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Readonly<Record<string, ReactNode>> = {
  home: <HomeOutlined />,
  search: <SearchOutlined />,
  profile: <ProfileOutlined />,
  apartment: <ApartmentOutlined />,
  chart: <BarChartOutlined />,
  fund: <FundOutlined />,
  bell: <BellOutlined />,
  team: <TeamOutlined />,
  setting: <SettingOutlined />,
  'file-search': <FileSearchOutlined />,
};

/** The icon that a menu entry names; a plain one for a name that is not known. */
export const MenuIcon = ({ name }: { readonly name: string }) => ICONS[name] ?? <AppstoreOutlined />;
