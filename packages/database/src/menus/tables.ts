import type { Generated } from 'kysely';

export interface MenuTables {
  menu: {
    menu_id: Generated<number>;
    parent_id: number | null;
    path: string;
    title_en: string;
    title_cn: string;
    icon: string | null;
    authority: string | null;
    sort: number;
  };
}
