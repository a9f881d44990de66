-- A registration that was merged names the one that stands, however many merges led there: whose account sees it is one
-- step (docs/adr/0054).
with recursive chain as (
  select id, merged_into as stands from reg_datas where merged_into is not null
  union
  select chain.id, next.merged_into
  from chain join reg_datas as next on next.id = chain.stands
  where next.merged_into is not null
)
update reg_datas set merged_into = chain.stands
from chain join reg_datas as last on last.id = chain.stands and last.merged_into is null
where reg_datas.id = chain.id and reg_datas.merged_into <> chain.stands;
