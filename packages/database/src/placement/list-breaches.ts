import type pg from 'pg';
import type { Placement } from './registry.ts';

export interface Breach {
  readonly rule: string;
  readonly object: string;
}

/**
 * Compares the catalogue of a migrated database with the registry: what is listed here could not be
 * distributed (rules of Citus for distributed and reference tables). Empty when everything holds.
 */
export const listBreaches = async (
  client: pg.ClientBase,
  placements: Readonly<Record<string, Placement>>,
): Promise<readonly Breach[]> => {
  const rows = Object.entries(placements).map(([table, placement]) => ({
    tab: table,
    kind: placement.placement,
    by: placement.placement === 'distributed' ? placement.by : null,
  }));
  const { rows: breaches } = await client.query<Breach>(BREACHES, [JSON.stringify(rows)]);
  return breaches;
};

/** `p`: the registry with each table's oid; `k`: only tables that exist, with the number of the column they are sharded by. */
const BREACHES = `
with p as (
  select tab, kind, by, to_regclass('public.' || quote_ident(tab)) as oid
    from jsonb_to_recordset($1::jsonb) as r (tab text, kind text, by text)
), k as (
  select p.*, a.attnum from p left join pg_attribute a on a.attrelid = p.oid and a.attname = p.by
   where p.oid is not null
)
select 'unregistered table' as rule, c.relname::text as object
  from pg_class c
 where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   and c.relname not in ('kysely_migration', 'kysely_migration_lock')
   and not exists (select 1 from p where p.oid = c.oid)
union all
select 'registered table is missing', tab from p where oid is null
union all
select 'distribution column is missing or nullable', tab
  from k left join pg_attribute a on a.attrelid = k.oid and a.attnum = k.attnum
 where kind = 'distributed' and (a.attnum is null or not a.attnotnull)
union all
select 'distribution columns of one group differ in type', by
  from k join pg_attribute a on a.attrelid = k.oid and a.attnum = k.attnum
 where kind = 'distributed' group by by having count(distinct a.atttypid) > 1
union all
select 'unique index lacks the distribution column', x.indexrelid::regclass::text
  from k join pg_index x on x.indrelid = k.oid
 where kind = 'distributed' and x.indisunique
   and not (k.attnum = any ((x.indkey::int2[])[0:x.indnkeyatts - 1])) is true
union all
select 'exclusion constraint on a distributed table', conname
  from k join pg_constraint c on c.conrelid = k.oid where kind = 'distributed' and contype = 'x'
union all
select 'trigger on a ' || kind || ' table', tgname
  from k join pg_trigger t on t.tgrelid = k.oid where kind <> 'local' and not tgisinternal
union all
select 'foreign key from ' || a.kind || ' to ' || b.kind, conname
  from pg_constraint c join k a on a.oid = c.conrelid join k b on b.oid = c.confrelid
 where contype = 'f' and (
   (a.kind in ('distributed', 'reference') and b.kind = 'local')
   or (a.kind in ('reference', 'local') and b.kind = 'distributed')
   or (a.kind = 'distributed' and b.kind = 'distributed' and (
     a.by <> b.by
     or array_position(c.conkey, a.attnum) is null
     or array_position(c.conkey, a.attnum) is distinct from array_position(c.confkey, b.attnum))))
union all
select 'foreign key sets the distribution column', conname
  from pg_constraint c join k on k.oid = c.conrelid
 where contype = 'f' and kind = 'distributed' and k.attnum = any (c.conkey)
   and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd'))
union all
select 'identity is not bigint', tab || '.' || a.attname
  from k join pg_attribute a on a.attrelid = k.oid
 where kind = 'distributed' and a.atttypid <> 'int8'::regtype
   and (a.attidentity <> '' or exists (
     select 1 from pg_attrdef d where d.adrelid = k.oid and d.adnum = a.attnum
        and pg_get_expr(d.adbin, d.adrelid) like 'nextval%'))
union all
select 'inheritance', tab
  from k join pg_inherits h on h.inhparent = k.oid join pg_class c on c.oid = k.oid
 where kind = 'distributed' and c.relkind = 'r'
order by 1, 2`;
